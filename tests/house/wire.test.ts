import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { whole } from '../fixtures/types/wire-whole';
import { withoutAction, withoutGuard } from '../fixtures/types/wire-without-guard';

describe('wire', () => {
  test('names the guard that is still a placeholder', () => {
    expect(withoutGuard).toThrow('puerta: falta tieneLlave');
  });

  test('names the action that is still a placeholder', () => {
    expect(withoutAction).toThrow('puerta: falta avisar');
  });

  test('leaves a guard that has a body of its own alone', () => {
    const actor = createActor(whole()).start();
    expect(actor.getSnapshot().value).toEqual({ cerrada: 'quieta' });
    actor.stop();
  });
});
