import { cells, withEveryPair } from './payment-matrix';
import { testPayments } from './test-payments';

testPayments(withEveryPair(cells));
