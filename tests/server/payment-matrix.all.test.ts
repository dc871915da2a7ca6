import { cells } from './payment-matrix';
import { testPayments } from './test-payments';

testPayments(cells);
