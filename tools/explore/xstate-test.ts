import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * The only file that imports @xstate/test. Its `createTestModel` rejects `invoke` and `after`, so this uses the class,
 * which accepts any machine and our own path generator.
 */
export const modelOf = (machine: AnyStateMachine): TestModel<AnyMachineSnapshot, AnyEventObject, unknown> =>
  new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine);
