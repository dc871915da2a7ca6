import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { homeMachine } from '../../machines/home/home.machine';
import { wire } from '../../src/wiring/wire';
import { discover } from '../../tools/explore/flows';
import { whole } from '../fixtures/types/wire-whole';
import { withoutAction, withoutGuard } from '../fixtures/types/wire-without-guard';

const flows = await discover();

const refusal = (machine: AnyStateMachine): string => {
  try {
    // Nothing is given, whatever the types ask for.
    wire(machine, {} as never);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('wire', () => {
  test('names the guard that is still a placeholder', () => {
    expect(withoutGuard).toThrow('puerta: falta tieneLlave');
  });

  test('names the action that is still a placeholder', () => {
    expect(withoutAction).toThrow('puerta: falta avisar');
  });

  test('names a placeholder with parameters, an actor and a delay, even where the types allow them', () => {
    expect(() => wire(homeMachine, {} as never)).toThrow(
      /^home: falta consultarAnuncio, .*limite, paciencia.*, registrarFallo, registrarFaltantes/,
    );
  });

  test('names each placeholder of each chart', () => {
    const written = /\b(\w+): (?:from\w+(?:<[^;]*?>)?\(falta\)|falta(?= as |,?\n|, \w+: | \}))/g;
    const unnamed = flows.flatMap(({ name, machine, machineFile }) => {
      const parts = [...readFileSync(machineFile, 'utf8').matchAll(written)].flatMap(([, part]) => part ?? []);
      expect(parts.length, name).toBeGreaterThan(0);
      const named = /falta (.+)$/.exec(refusal(machine))?.[1]?.split(', ') ?? [];
      return parts.flatMap((part) => (named.includes(part) ? [] : [`${name}: ${part}`]));
    });
    expect(unnamed).toEqual([]);
  });

  test('accepts a guard with a body of its own', () => {
    const actor = createActor(whole()).start();
    expect(actor.getSnapshot().value).toEqual({ cerrada: 'quieta' });
    actor.stop();
  });
});
