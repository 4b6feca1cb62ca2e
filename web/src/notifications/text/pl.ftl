### Powiadomienia i adres e-mail

notices = Powiadomienia
    .hint = Gdy nie ma cię przy stole. Nigdy nie mówią, co kto ma w ręce.
push-here = Powiadamiaj w tej przeglądarce
push-no-support = Ta przeglądarka nie przyjmuje powiadomień. Zwykle wystarczy otworzyć Stolik przez https, a na iPhonie dodać go do ekranu początkowego.
push-denied = Ta przeglądarka ma zablokowane powiadomienia ze Stolika. Odblokuj je w jej ustawieniach.
push-off = Na tym serwerze powiadomienia w przeglądarce są wyłączone.
mail-off = Ten serwer nie wysyła e-maili.
mail-none = Żeby dostawać e-maile, podaj adres na stronie konta.
mail-to = E-maile przychodzą na adres { $email }.
by-browser = Przeglądarka
by-mail = E-mail
kind = O czym
kind-turn = Twoja kolej
kind-reminder = Kończy się twój czas
kind-over = Koniec gry
kind-invited = Zaproszenie do stolika
quiet-hours = Cisza w nocy
quiet-from = Od
quiet-to = Do
titles = Podawaj nazwy prywatnych stolików
not-saved = Nie udało się zapisać. Spróbuj jeszcze raz.

days-off = Wolne dni
    .hint = W wolne dni twój zegar w partiach na dni stoi. W tym roku zostało ich { $left } z { $year }. Inni przy stole widzą, do kiedy masz wolne.
days-off-first = Pierwszy dzień
days-off-last = Ostatni dzień
days-off-announce = Biorę wolne
days-off-end = Odwołaj
days-off-bad = Te dni już minęły, są za daleko albo masz je już wolne.

email = E-mail
    .hint = Można się nim logować i dostać link do nowego hasła. Nikt inny go nie widzi.
email-now = Adres tego konta: { $email }
email-field = Adres e-mail
email-set = Wyślij link
email-change = Wyślij link na nowy adres
email-sent = Na podany adres idzie list z linkiem. Otwórz go w ciągu doby, a adres będzie przypisany do konta.
email-remove = Usuń adres

reset-by-mail = Link do nowego hasła
    .hint = Jeśli konto ma adres e-mail, wyślemy na niego link. Działa przez godzinę i tylko raz.
reset-login = Konto albo e-mail
reset-ask = Wyślij link
reset-sent = Jeśli takie konto ma adres e-mail, list jest już w drodze.

link-confirm = Potwierdzenie adresu
    .hint = Ten adres zostanie przypisany do twojego konta.
    .action = Potwierdź adres
    .done = Adres jest potwierdzony.
link-reset = Nowe hasło
    .hint = Ustaw nowe hasło. Wszystkie urządzenia zostaną wylogowane.
    .action = Ustaw hasło
    .done = Hasło jest zmienione, to urządzenie jest zalogowane.
link-unsubscribe = Koniec e-maili
    .hint = Nie będziemy więcej pisać w takich sprawach.
    .action = Nie pisz więcej
    .done = Dobrze, więcej nie napiszemy.
to-start = Na stronę główną
