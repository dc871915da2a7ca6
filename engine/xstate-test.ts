import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * The only file that knows the package of the path tests: leaving the beta is the import above. Its `createTestModel`
 * refuses invoke and after; the class takes every machine, and our own generator of paths.
 */
export const modelOf = (machine: AnyStateMachine): TestModel<AnyMachineSnapshot, AnyEventObject, unknown> =>
  new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine);
