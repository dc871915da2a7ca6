import { expect, test } from 'vitest';
import { describedFlow } from '../../../e2e/walks/described-flows';
import { discover } from '../../../tools/explore/flows';
import { scriptsOf } from '../../../tools/qa/test-script';
import { scriptsThrough, type Told } from '../../../tools/qa/through';

const flows = await discover();
const told = async (name: string): Promise<Told> => {
  const flow = flows.find((one) => one.name === name);
  if (flow === undefined || flow.cases === null) throw new Error(`no flow ${name}`);
  return { ...flow, cases: flow.cases, described: await describedFlow(name) };
};

test('a script through a child chart contains every step of the submission where it ends', async () => {
  const scripts = await scriptsThrough(await told('reimbursement'), 'each', told);
  const ending = (state: string) => scripts.find(({ pasos }) => pasos.at(-1)?.estado === state)?.pasos ?? [];
  const within = (state: string) =>
    ending(state).flatMap(({ id, estado }) => (id.startsWith('caseSubmission') ? [estado] : []));
  expect(within('recargando')).toEqual(expect.arrayContaining(['conRecibo', 'creada']));
  const corrected = scripts.flatMap(({ pasos }) => pasos.filter((_, at) => pasos[at - 1]?.estado === 'corregida'));
  expect(corrected[0]).toMatchObject({
    accion: expect.stringMatching(/^Así termina caseSubmission-\w{5}\.$/),
    responde: '',
  });
  const login = await told('login');
  expect(await scriptsThrough(login, 'each', told)).toEqual(
    await scriptsOf('login', login.cases, 'each', login.described),
  );
});
