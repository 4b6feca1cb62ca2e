/** Signs for the kinds of acts that players can be freed from, drawn on 24 by 24. */
export const ACTS: Record<string, string> = {
  voice: 'M3 5h18v11h-9l-5 4v-4H3zM8 10.500h8',
  movement: 'M15 3.500a1.500 1.500 0 1 0 .1 0M14 8l-5 3 4 4-2 6M14 8l2 4 4 1M9 11l-4-.5M13 15l-6 3',
  camera: 'M2 7h12v10H2zM14 11l7-4v10l-7-4',
  eyes: 'M1.500 12S5 5.500 12 5.500 22.500 12 22.500 12 19 18.500 12 18.500 1.500 12 1.500 12zM12 9a3 3 0 1 0 .1 0',
  cough: 'M3 9h9a3 3 0 1 0-3-3M3 13h14.500a3 3 0 1 1-3 3M3 17h6',
}
