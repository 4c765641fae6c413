// A game whose state has the fields and the size of Sumeria's view, and whose move changes as much of it.
// It has none of Sumeria's rules: a move is always possible, nothing is judged and no legal moves are listed.
const STATES = ['sippar', 'kish', 'nippur', 'shuruppak', 'umma', 'lagash', 'uruk', 'ur'];
const PLACES = ['c', 't1', 't2', 't3', 'v1', 'v2', 'v3'];
const SETTLEMENTS = STATES.flatMap((state) => PLACES.map((place) => `${state}.${place}`));
const KINDS = ['E', 'M', 'P', 'R'];
const LENGTH = 90; // moves of a game, as many as a game of Sumeria by lot takes on average
const STANDING = 10; // traders of a player on the board

const kinds = (count) => Object.fromEntries(KINDS.map((kind) => [kind, count]));

const setup = () => ({
  game: 'sumeria',
  options: { players: 3, start_tie: 'tied_only', final_tiebreak: 'best_kind', board: 'two_rivers' },
  phase: 'play',
  dynasty: 1,
  round: 1,
  start: 1,
  row: STATES,
  display: [['E', 'M'], ['P'], ['R']],
  bag: kinds(9),
  traders: {},
  supply: [12, 12, 12],
  won: [kinds(0), kinds(0), kinds(0)],
  discarded: kinds(0),
  scores: [0, 0, 0],
  winners: [],
  moves: 0,
});

// One's longest standing trader goes home where there are enough, and one comes to the first free place.
function place({ G, ctx, playerID }, wanted) {
  const seat = Number(playerID) + 1;
  const own = Object.keys(G.traders).filter((name) => G.traders[name] === seat);
  if (own.length >= STANDING) {
    delete G.traders[own[0]];
    G.supply[seat - 1] += 1;
  }
  let at = wanted % SETTLEMENTS.length;
  while (SETTLEMENTS[at] in G.traders) at = (at + 1) % SETTLEMENTS.length;
  G.traders[SETTLEMENTS[at]] = seat;
  G.supply[seat - 1] -= 1;
  G.moves += 1;
  if (G.moves % 15 === 0) {
    const kind = KINDS[(G.moves / 15) % KINDS.length];
    G.won[seat - 1][kind] += 1;
    G.scores[seat - 1] += 5;
    G.dynasty += 1;
  }
  G.round = (G.moves % 15) + 1;
}

exports.Game = {
  name: 'sumeria',
  setup,
  minPlayers: 3,
  maxPlayers: 3,
  moves: { place },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.moves >= LENGTH ? { winners: [1] } : undefined),
};
