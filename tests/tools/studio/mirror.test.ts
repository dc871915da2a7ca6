import { expect, test } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { mirrorOf } from '../../../tools/studio/mirror';

test("a screen that starts late shows the flow's current state, and hears what it emits", () => {
  const machine = setup({}).createMachine({
    initial: 'antes',
    states: { antes: { on: { IR: 'despues' } }, despues: { on: { DECIR: { actions: emit({ type: 'DICHO' }) } } } },
  });
  const flow = createActor(machine).start();
  const mirror = createActor(
    mirrorOf({
      getSnapshot: () => flow.getSnapshot(),
      subscribe: (listener) => flow.subscribe(listener),
      on: (type, heard) => flow.on(type, heard),
      send: () => {},
    }),
  );
  flow.send({ type: 'IR' });
  mirror.start();
  expect(mirror.getSnapshot().value).toBe('despues');
  const heard: string[] = [];
  mirror.on('*', ({ type }) => heard.push(type));
  flow.send({ type: 'DECIR' });
  expect(heard).toEqual(['DICHO']);
});
