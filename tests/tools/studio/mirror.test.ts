import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { mirrorOf } from '../../../tools/studio/mirror';

test("a screen that starts late shows the flow's current state", () => {
  const machine = setup({}).createMachine({
    initial: 'antes',
    states: { antes: { on: { IR: 'despues' } }, despues: {} },
  });
  const flow = createActor(machine).start();
  const mirror = createActor(
    mirrorOf({
      getSnapshot: () => flow.getSnapshot(),
      subscribe: (listener) => flow.subscribe(listener),
      send: () => {},
    }),
  );
  flow.send({ type: 'IR' });
  mirror.start();
  expect(mirror.getSnapshot().value).toBe('despues');
});
