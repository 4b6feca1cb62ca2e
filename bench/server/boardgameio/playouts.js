"use strict";
// Random games of crazy eights for four through boardgame.io's headless Client.
// usage: NODE_ENV=production node playouts.js [seconds]; prints one line of JSON.

const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");
const { makeGame, legal } = require("./game.js");

const seconds = Number(process.argv[2] || 1);
const PLAYERS = 4;
const WARM = 0.7;
let seeds = 1;

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function play() {
  const client = Client({ game: makeGame({ seed: seeds++ }), numPlayers: PLAYERS, debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const [name, ...args] = pick(legal(G, ctx.currentPlayer));
    client.moves[name](...args);
    moves++;
  }
  client.stop();
  return moves;
}

// CPU seconds, so that other work on the machine does not count.
function busy() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

const warm = busy() + WARM;
while (busy() < warm) play();
let moves = 0;
const start = busy();
while (busy() < start + seconds) moves += play();
console.log(JSON.stringify({ version, moves, seconds: busy() - start }));
