import { snackbarsFlow } from '../../../machines/snackbars/snackbars.rules';
import type { Policy } from '../../rules/policy';
import { wire } from '../../wiring/wire';

export const snackbarsLogic = (policy: Policy) =>
  wire(snackbarsFlow, { delays: { permanencia: () => policy.snackbarMs } });
