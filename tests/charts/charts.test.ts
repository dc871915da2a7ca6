import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { discover } from '../../engine/flows';
import { universe } from '../../engine/universe';
import { lint } from './lint';
import { readChart } from './static-chart';

const flows = await discover();

describe.each(flows)('$name', ({ machine, machineFile }) => {
  const chart = readChart(machineFile, readFileSync(machineFile, 'utf8'));

  test('the chart has nothing that an importer would drop', () => {
    expect(chart.problems).toEqual([]);
  });

  test('parsed, evaluated, as JSON and running it has the same transitions', () => {
    const evaluated = JSON.parse(JSON.stringify(machine.config));
    expect(chart.config).toEqual(evaluated);
    expect(universe(createMachine(evaluated)).map(({ id }) => id)).toEqual(universe(machine).map(({ id }) => id));
  });

  test('it cannot hang', () => {
    expect(lint(machine)).toEqual([]);
  });
});
