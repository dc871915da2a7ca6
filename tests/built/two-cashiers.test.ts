import { splitCells, withEveryPair } from '../server/payment-matrix';
import { testTwoCashiers } from './test-two-cashiers';

const chosen = withEveryPair(splitCells.map(({ cell, split }) => ({ ...cell, split })));

testTwoCashiers(chosen.map(({ split, ...cell }) => ({ cell, split })));
