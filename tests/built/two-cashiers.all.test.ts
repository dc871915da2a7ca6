import { splitCells } from '../server/payment-matrix';
import { testTwoCashiers } from './test-two-cashiers';

testTwoCashiers(splitCells);
