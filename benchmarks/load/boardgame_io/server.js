// boardgame.io's own server with its default storage, which keeps matches in memory: node server.js PORT
const { Server } = require('boardgame.io/server');
const { Game } = require('./game.js');

const port = Number(process.argv[2]);
Server({ games: [Game], origins: ['http://127.0.0.1:' + port] }).run(
  { port, lobbyConfig: { uuidLength: 10 } },
  () => console.log('ready'),
);
