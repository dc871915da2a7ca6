import type { Policy } from '../../../domain/rules/policy';
import { snackbarsFlow } from '../../../machines/snackbars/snackbars.rules';
import { wire } from '../../wiring/wire';

export const snackbarsLogic = (policy: Policy) =>
  wire(snackbarsFlow, { delays: { permanencia: () => policy.snackbarMs } });
