import { snackbarsFlow } from '../../../machines/snackbars/snackbars.rules';
import { wire } from '../../app/wire';
import type { Policy } from '../../rules/policy';

export const snackbarsLogic = (policy: Policy) =>
  wire(snackbarsFlow, { delays: { permanencia: () => policy.snackbarMs } });
