// Tic-tac-toe on boardgame.io's own server with its in-memory store: a match of games in a row, as in tables.py.
const { Server } = require("boardgame.io/dist/cjs/server.js");
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const GAMES = 50;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), won: [0, 0], played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell > 8 || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      const won = LINES.some((line) => line.every((each) => G.cells[each] === playerID));
      if (won) G.won[Number(playerID)] += 1;
      if (won || G.cells.every((each) => each !== null)) {
        G.played += 1;
        G.cells = Array(9).fill(null);
      }
    },
  },
  endIf: ({ G }) => (G.played === GAMES ? { won: G.won } : undefined),
};

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("open\n") });
