import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { parse } from '../../tools/charts/apply/parse';
import { readChart } from '../../tools/charts/apply/read-chart';
import { discover } from '../../tools/explore/flows';
import { universe } from '../../tools/explore/universe';
import { lint } from './lint';

const flows = await discover();

describe.each(flows)('$name', ({ machine, machineFile }) => {
  const chart = readChart(parse, machineFile, readFileSync(machineFile, 'utf8'));

  test('the chart uses only what importers support', () => {
    expect(chart.problems).toEqual([]);
  });

  test('source, evaluated, JSON and running chart have the same transitions', () => {
    const evaluated = JSON.parse(JSON.stringify(machine.config));
    expect(chart.config).toEqual(evaluated);
    expect(universe(createMachine(evaluated)).map(({ id }) => id)).toEqual(universe(machine).map(({ id }) => id));
  });

  test('no state can hang', () => {
    expect(lint(machine)).toEqual([]);
  });
});
