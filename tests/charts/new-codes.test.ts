import { expect, test } from 'vitest';
import { suspended, withSuspendedAccount } from '../../e2e/props/suspended-account';
import { missingCodes, withListedCodes } from '../../tools/charts/apply/missing-codes';
import { newCodes } from '../../tools/charts/apply/new-codes';
import { reviewOf } from '../../tools/charts/apply/proposal-review';
import { missingText } from '../../tools/charts/apply/what-is-missing';
import { readSource } from '../house/source-files';
import { applied, flows, source } from './proposals';

const proposal = JSON.parse(withSuspendedAccount());
const result = applied('login', proposal);
const codes = newCodes(result.old, result.now);
const machine = { file: 'machines/login/login.machine.ts', text: result.text };

test('finds a code that today’s chart does not tell apart', () => {
  expect(codes).toEqual([{ call: 'autenticar', code: suspended.code }]);
  expect(newCodes(result.now, result.now)).toEqual([]);
});

test('says where the contract declares it, and which answer no case gives', () => {
  const { text } = readSource('domain/contract/login.ts');
  const line = text.slice(0, text.indexOf('export const login ')).split('\n').length;
  const cases = { file: 'machines/login/login.cases.ts', text: 'const a = {\n  replies: {},\n};' };
  const said = (cased: string) =>
    missingCodes(codes, machine, { ...cases, text: cased }, () => text).map((one) => missingText(one));
  const contract = `contrato: domain/contract/login.ts:${line}: diga el código ${suspended.code} de «login»; después, node --import tsx tools/checks/openapi.ts`;
  expect(said(cases.text)).toEqual([
    contract,
    `caso: machines/login/login.cases.ts:2: diga una respuesta de «autenticar» con el código ${suspended.code}`,
  ]);
  expect(said(`${cases.text}\n// ${suspended.code}`)).toEqual([contract]);
});

test('lets the compiler see a code that it knows, and changes nothing else', () => {
  const listed = withListedCodes(machine.text, result.old, codes);
  expect(listed.split('\n').length).toBe(machine.text.split('\n').length);
  expect(listed).toContain("params: { es: [1007] } },\n            description: '1007: la cuenta está suspendida.'");
  expect(withListedCodes(source('login').text, result.old, [])).toBe(source('login').text);
});

test('the review of a proposal names its requirements, and the paths that change and come', async () => {
  const login = flows.find(({ name }) => name === 'login');
  if (login === undefined) throw new Error('no log-in');
  const notes = await reviewOf(login, proposal);
  expect(notes.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Requisitos que toca', 3],
    ['Caminos aprobados que no siguen igual', 1],
    ['Caminos nuevos', 1],
  ]);
  expect(notes[1]?.lines[0]).toMatch(/^login-\w+: cambia: paso 4 «listo autenticar \(\d{4}[^)]*\)»: /);
});
