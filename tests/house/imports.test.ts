import { describe, expect, test } from 'vitest';
import { importsOf, violationsIn } from './import-table';
import { sourceFiles } from './source-files';

const inFile = (path: string, text: string) => violationsIn({ path, text });

describe('the import table', () => {
  test('matches every file', () => {
    const files = sourceFiles(['domain', 'src', 'machines', 'server', 'e2e', 'tools'], /\.(tsx?|mjs)$/);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(violationsIn)).toEqual([]);
  });

  test('no file of the product imports a tool: move what both need to the product', () => {
    const product = sourceFiles(['domain', 'src', 'machines', 'server'], /\.(tsx?|mjs)$/);
    const tools = product
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap((file) => importsOf(file).map(({ target }) => ({ path: file.path, target })))
      .filter(({ target }) => /^(tools|tests|e2e|scripts)\//.test(target));
    expect(tools).toEqual([]);
  });

  test.each([
    ['machines/a/a.machine.ts', "import { login } from '../../domain/contract/autenticacion';", 'only as a type'],
    ['machines/a/a.machine.ts', "import { plain } from './a.rules';", 'may not import machines/a/a.rules'],
    ['machines/a/a.machine.ts', "import type { B } from '../b/b.rules';", 'may not import machines/b/b.rules'],
    ['machines/a/a.machine.ts', "import { bMachine } from '../b/b.machine';", 'only as a type'],
    ['machines/a/a.machine.ts', "import ky from 'ky';", 'may not import ky'],
    ['machines/a/a.machine.ts', "import React from 'react';", 'may not import react'],
    ['machines/a/a.rules.ts', "import { b } from '../b/b.rules';", 'may not import machines/b/b.rules'],
    ['machines/state-of.ts', "import { setup } from 'xstate';", 'only as a type'],
    ['domain/rules/dates/dates.ts', "import ky from 'ky';", 'may not import ky'],
    ['domain/contract/pago.ts', "import { call } from '../../src/api/client';", 'may not import src/api/client'],
    ['src/api/client.ts', "import { useState } from 'react';", 'may not import react'],
    ['src/api/client.ts', "import { contract } from '../../domain/contract';", 'may not import domain/contract'],
    [
      'src/api/client.ts',
      "import { contract } from '../../domain/contract/index';",
      'may not import domain/contract/index',
    ],
    ['src/platform/clock.ts', "import { shellTexts } from '../texts/shell';", 'may not import src/texts/shell'],
    [
      'src/flows/login/texts.ts',
      "import { loginMachine } from '../../../machines/login/login.machine';",
      'only as a type',
    ],
    ['src/ui/actions/Button.tsx', "import { useSelector } from '@xstate/react';", 'may not import @xstate/react'],
    ['src/ui/actions/Button.tsx', "import { shellTexts } from '../../texts/shell';", 'may not import src/texts/shell'],
    [
      'tools/gallery/forms/A.tsx',
      "import { shellTexts } from '../../../src/texts/shell';",
      'may not import src/texts/shell',
    ],
    ['src/flows/login/Form.tsx', "import { Tabs } from '@radix-ui/react-tabs';", 'may not import @radix-ui'],
    ['src/flows/login/Form.tsx', "import { Invoice } from '../payment/Invoice';", 'may not import src/flows/payment'],
    ['src/flows/login/Form.tsx', "import { call } from '../../api/client';", 'may not import src/api/client'],
    ['src/flows/login/Form.tsx', "import { wire } from '../../wiring/wire';", 'only as a type'],
    ['src/flows/login/Form.tsx', "import type { App } from '../../app/start/app';", 'may not import src/app/start/app'],
    [
      'src/flows/login/login-ref.ts',
      "import type { App } from '../../app/start/app';",
      'may not import src/app/start/app',
    ],
    [
      'src/flows/login/wiring.ts',
      "import type { App } from '../../app/start/app';",
      'may not import src/app/start/app',
    ],
    [
      'src/flows/login/wiring.test.ts',
      "import { guard } from '../../app/start/guard';",
      'may not import src/app/start/guard',
    ],
    [
      'src/flows/shell/Chrome.tsx',
      "import { SessionDialogs } from '../../app/dialogs/SessionDialogs';",
      'may not import src/app',
    ],
    ['src/wiring/wire.ts', "import type { App } from '../app/start/app';", 'may not import src/app/start/app'],
    ['src/wiring/wire.ts', "import type { Form } from '../flows/login/Form';", 'may not import src/flows/login/Form'],
    ['src/wiring/deps.ts', "import { loginMachine } from '../../machines/login/login.machine';", 'only as a type'],
    ['src/wiring/deps.ts', "import { useSelector } from '@xstate/react';", 'may not import @xstate/react'],
    ['src/flows/login/Form.tsx', "import { loginLogic } from './wiring';", 'may not import src/flows/login/wiring'],
    [
      'src/flows/login/wiring.ts',
      "import { recoverLogic } from '../recover/wiring';",
      'may not import src/flows/recover',
    ],
    ['src/parts/Loading.tsx', "import { createActor } from 'xstate';", 'only as a type'],
    ['tools/explore/walk.ts', "import { loginMachine } from '../../machines/login/login.machine';", 'only as a type'],
    ['src/flows/login/Form.tsx', "const late = import('../../api/client');", 'may not import src/api/client'],
    ['src/routes/login.tsx', "import { Stack } from '../ui/layout/Stack';", 'may not import src/ui/layout/Stack'],
    ['server/start/app.ts', "import { client } from '../../src/api/client';", 'may not import src/api/client'],
    [
      'server/start/app.ts',
      "import { loginMachine } from '../../machines/login/login.machine';",
      'may not import machines/login',
    ],
    [
      'server/payments/settle-orders.ts',
      "import type { Sandbox } from '../demo/sandbox/sandbox-gateway';",
      'may not import server/demo/sandbox/sandbox-gateway, which stands on no lower floor: move what both need to one, or pass it in',
    ],
    ['server/cases/cases.ts', "import { start } from '../payments/verdict';", 'may not import server/payments/verdict'],
    ['server/http/owner.ts', "import type { Caller } from '../access/keys';", 'may not import server/access/keys'],
    ['server/health.ts', '', 'belongs to no row'],
    ['server/new-room/a.ts', '', 'belongs to no row'],
    ['e2e/flows/login.ts', "import { expect } from 'playwright/test';", 'only as a type'],
    ['e2e/login.spec.ts', "import { Form } from '../src/flows/login/Form';", 'may not import src/flows/login/Form'],
    [
      'tools/studio/screens.tsx',
      "import { loginMachine } from '../../machines/login/login.machine';",
      'only as a type',
    ],
    ['tools/studio/main.tsx', "import { createClient } from '../../src/api/client';", 'may not import src/api/client'],
    ['src/helpers/date.ts', '', 'belongs to no row'],
  ])('%s: %s', (path, text, expected) => {
    expect(inFile(path, text)).toEqual([expect.stringContaining(expected)]);
  });

  test.each([
    ['machines/a/a.machine.ts', "import type { login } from '../../domain/contract/autenticacion';"],
    ['machines/a/a.machine.ts', "import type { bMachine } from '../b/b.machine';"],
    ['machines/a/a.cases.ts', "import { aMachine } from './a.machine';"],
    ['src/flows/login/Form.tsx', "import { type ActorRefFrom, type InputFrom } from 'xstate';"],
    ['src/flows/login/Form.tsx', "import { Leaving } from './Leaving';"],
    ['src/flows/login/wiring.ts', "import { call } from '../../api/client';"],
    ['src/flows/login/Form.tsx', "import type { Deps } from '../../wiring/deps';"],
    ['src/flows/login/wiring.ts', "import { wire } from '../../wiring/wire';"],
    ['src/flows/login/wiring.test.ts', "import { openPortal } from '../../../tests/stand-ins/portal';"],
    ['src/wiring/deps.ts', "import type { loginMachine } from '../../machines/login/login.machine';"],
    ['src/parts/use-flow.ts', "import { useActorRef } from '@xstate/react';"],
    ['e2e/login.spec.ts', "import { loginTexts } from '../src/flows/login/texts';"],
    ['server/payments/settle-orders.ts', "import type { Db } from '../db/db';"],
    ['server/main.ts', "import { start } from './start/start';"],
    ['server/doors/api.ts', "import { contract } from '../../domain/contract';"],
    ['src/ui/theme/theme.css.ts', "import { createTheme } from '@vanilla-extract/css';"],
  ])('%s allows: %s', (path, text) => {
    expect(inFile(path, text)).toEqual([]);
  });

  test('reads every form of import, and none in a comment', () => {
    const text = [
      "import './side-effect';",
      "import type { A } from './a';",
      "import { type B, c } from './b';",
      "export { d } from 'd';",
      "import {\n  e,\n  f,\n} from '../e';",
      "// import { g } from 'g';",
      "const h = await import('h');",
    ].join('\n');
    expect(importsOf({ path: 'src/x/y.ts', text })).toEqual([
      { target: 'src/x/side-effect', typeOnly: false },
      { target: 'src/x/a', typeOnly: true },
      { target: 'src/x/b', typeOnly: false },
      { target: 'd', typeOnly: false },
      { target: 'src/e', typeOnly: false },
      { target: 'h', typeOnly: false },
    ]);
  });
});
