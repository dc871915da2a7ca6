import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { homeMachine } from '../../machines/home/home.machine';
import { wire } from '../../src/wiring/wire';
import { doorMachine } from '../fixtures/types/door.machine';
import { whole } from '../fixtures/types/wire-whole';
import { withoutAction, withoutGuard } from '../fixtures/types/wire-without-guard';

describe('wire', () => {
  test('names the guard that is still a placeholder', () => {
    expect(withoutGuard).toThrow('puerta: falta tieneLlave');
  });

  test('names the action that is still a placeholder', () => {
    expect(withoutAction).toThrow('puerta: falta avisar');
  });

  test('names a placeholder with parameters, an actor and a delay, whatever the types let through', () => {
    expect(() => wire(homeMachine, {} as never)).toThrow(
      /^home: falta consultarAnuncio, .*limite, paciencia.*, registrarFallo, registrarFaltantes/,
    );
  });

  test('gives what `provide` gives, and leaves the machine as it was', () => {
    const wired = whole();
    const provided = doorMachine.provide(wired.implementations);
    const methods = (machine: typeof doorMachine) =>
      Object.entries(machine).flatMap(([name, part]) => (typeof part === 'function' ? [name] : []));
    const own = Object.keys(wired);
    expect(own).toEqual(expect.arrayContaining(['implementations', ...methods(provided)]));
    expect(own).toHaveLength(methods(provided).length + 1);
    expect(wired.implementations).toEqual(provided.implementations);
    expect(doorMachine.implementations).not.toEqual(provided.implementations);
    const run = (machine: typeof doorMachine) => {
      const actor = createActor(machine).start();
      const { machine: of, value } = actor.getSnapshot();
      actor.stop();
      return { own: of === machine, value, kept: actor.getPersistedSnapshot() };
    };
    expect(run(wired)).toEqual({ ...run(provided), own: true });
  });

  test('leaves a guard that has a body of its own alone', () => {
    const actor = createActor(whole()).start();
    expect(actor.getSnapshot().value).toEqual({ cerrada: 'quieta' });
    actor.stop();
  });
});
