import type { Locator, Page } from 'playwright/test';
import type { CallName } from '../domain/contract';
import { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { affiliationForm, affiliationOnContract } from './pages/affiliation';
import { applicantOnContract, application } from './pages/application';
import { contactSection, profileOnContract } from './pages/contact-edit';
import { balancesOf, deviceOnContract } from './pages/device';
import { linkPage, linkToken } from './pages/links';
import { loginPage } from './pages/login';
import { memberOnContract, onboardingWizard } from './pages/onboarding';
import { payer } from './pages/payment';
import { photoDialog, photoOnContract } from './pages/photo';
import { preauthorizationForm, preauthorizationOnContract } from './pages/preauthorization';
import { recoverDialog } from './pages/recover';
import { identified, registerDialog, threeQuestions } from './pages/register';
import { jpeg, reimbursementForm, reimbursementOnContract, requestCase } from './pages/reimbursement';
import { titular } from './props/members';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Stub = Awaited<ReturnType<typeof contractStub>>;

interface Submit {
  stub: Stub;
  /** The call that the press begins, or must not begin. */
  call: CallName;
  button: Locator;
}

/** Each submit of the product, and how a member gets to it. */
const submits: Readonly<Record<string, (page: Page) => Promise<Submit>>> = {
  'a reimbursement': async (page) => {
    const { stub } = await reimbursementOnContract(page);
    const I = reimbursementForm(page);
    await I.abrir();
    await I.empezar();
    await I.llenar();
    await I.revisar();
    return { stub, call: 'solicitudReembolso', button: I.button('Enviar solicitud') };
  },
  'the documents of a returned reimbursement': async (page) => {
    const returned = requestCase('2481907', { estatus: 'Devuelto', estatusReembolso: 'Devuelto' });
    const { stub } = await reimbursementOnContract(page, {
      more: {
        solicitudesPorDocumento: () => ({ data: [returned], cantidadRegistros: 1 }),
        consultarDocumentosPorTicket: () => [],
        updateSolicitudReembolso: () => 'ok',
      },
    });
    const I = reimbursementForm(page);
    await I.abrir('/solicitudes?editar=2481907');
    await page.locator('input[type=file]').last().setInputFiles(jpeg('receta.jpg'));
    await I.button('Quitar receta.jpg').waitFor();
    return { stub, call: 'updateSolicitudReembolso', button: I.button('Enviar documentos') };
  },
  'a pre-authorization': async (page) => {
    const { stub } = await preauthorizationOnContract(page);
    const I = preauthorizationForm(page);
    await I.abrir();
    await I.empezar();
    await I.llenar();
    await I.revisar();
    return { stub, call: 'solicitudPreAutorizacion', button: I.button('Enviar solicitud') };
  },
  "a holder's affiliation": async (page) => {
    const { stub } = await affiliationOnContract(page, 'titular');
    const I = affiliationForm(page, 'titular');
    await I.abrir();
    await I.empezar();
    await I.llenar();
    await I.revisar();
    return { stub, call: 'solicitudAfiliacionTitular', button: I.button('Enviar solicitud') };
  },
  "a dependant's affiliation": async (page) => {
    const { stub } = await affiliationOnContract(page, 'dependiente');
    const I = affiliationForm(page, 'dependiente');
    await I.abrir();
    await I.empezar();
    await I.llenar();
    await I.revisar();
    return { stub, call: 'solicitudAfiliacionDependiente', button: I.button('Enviar solicitud') };
  },
  'the application': async (page) => {
    const stub = await applicantOnContract(page);
    const I = application(page);
    await I.abrir();
    await I.revisar();
    return { stub, call: 'solicitudAfiliacion', button: I.enviar };
  },
  'contact data': async (page) => {
    const { stub } = await profileOnContract(page);
    const I = contactSection(page);
    await I.abrir();
    await I.editarlo();
    await I.campo('Teléfono celular').fill('8295550100');
    return { stub, call: 'updateTelefonos', button: I.guardar };
  },
  'phones of the onboarding': async (page) => {
    const { stub } = await memberOnContract(page);
    const I = onboardingWizard(page);
    await I.abrir();
    await I.celular.fill('8295550100');
    return { stub, call: 'updateTelefonos', button: page.getByRole('button', { name: /^(Siguiente|Guardando…)$/ }) };
  },
  'the end of the onboarding': async (page) => {
    const { stub } = await memberOnContract(page);
    const I = onboardingWizard(page);
    await I.abrir();
    await I.llegarA('Correo Electrónico');
    await I.correo.fill('otra@ejemplo.do');
    return {
      stub,
      call: 'updateCorreo',
      button: page.getByRole('button', { name: /^(Finalizar|Guardando…|Finalizando…)$/ }),
    };
  },
  'the log-in': async (page) => {
    const { stub } = await memberOnContract(page, { contact: { debeActualizarDatosContacto: false } });
    const I = loginPage(page);
    await I.abrir();
    await I.escribir(titular);
    return { stub, call: 'login', button: I.enviar };
  },
  'the identity in the registration': async (page) => {
    const stub = await contractStub(page, {
      autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
      menu: () => [],
      flags: () => [],
      autenticar: () => ({ ...identified, preguntasSeguridad: [...threeQuestions] }) as never,
    });
    const I = registerDialog(page);
    await I.abrir();
    await I.numero.fill('00112345678');
    return { stub, call: 'autenticar', button: I.siguiente };
  },
  'the registration': async (page) => {
    const stub = await contractStub(page, {
      autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
      menu: () => [],
      flags: () => [],
      autenticar: () => ({ ...identified, preguntasSeguridad: [...threeQuestions] }) as never,
      registrar: () => ({ codigoMensaje: 1000, mensaje: '' }) as never,
    });
    const I = registerDialog(page);
    await I.abrir();
    await I.llegarADatos();
    await I.escribirDatos();
    return { stub, call: 'registrar', button: I.registrar };
  },
  'the recovery of a password': async (page) => {
    const stub = await contractStub(page, {
      autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
      menu: () => [],
      flags: () => [],
    });
    const I = recoverDialog(page);
    await I.abrir();
    await I.escribir();
    return { stub, call: 'solicitarCambioClave', button: I.enviar };
  },
  'a new password': async (page) => {
    const stub = await contractStub(page, {
      autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
      menu: () => [],
      flags: () => [],
    });
    const I = linkPage(page);
    await I.abrir(`/solicitud/cambioClave/${linkToken({ exp: 4_000_000_000 })}`);
    await I.clave.fill('mangú con queso 7');
    await I.repetida.fill('mangú con queso 7');
    return {
      stub,
      call: 'cambiarClave',
      button: page.getByRole('button', { name: /^(Solicitar|Solicitando…|Guardando…)$/ }),
    };
  },
  'a photo': async (page) => {
    const { stub } = await photoOnContract(page);
    const I = photoDialog(page);
    await I.abrir();
    await I.elegida400();
    return { stub, call: 'cargarfotoperfil', button: I.guardar };
  },
  'a payment': async (page) => {
    const I = await payer(page.context(), page, true);
    await I.abrir();
    await I.pagar('F1').click();
    return {
      stub: I.stub,
      call: 'ordenCompraGenerar',
      button: page.getByRole('button', { name: /^(Sí, pagar|Preparando…|Abriendo…)/ }),
    };
  },
  'a code for this device': async (page) => {
    const { stub } = await deviceOnContract(page);
    const I = balancesOf(page);
    await I.abrir();
    return { stub, call: 'solicitarOTPMedicamentos', button: I.agregar };
  },
};

/** Taps it, and returns what taps the same place again. */
const tap = async (
  page: Page,
  button: Locator,
): Promise<{ again: () => Promise<void>; lies: () => Promise<string> }> => {
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...place);
  return {
    again: () => page.touchscreen.tap(...place),
    /** The words of what a tap would press there; empty if nothing. */
    lies: () =>
      page.evaluate(([x, y]) => {
        const found = document.elementFromPoint(x, y)?.closest('button, a, input, label');
        return found?.getAttribute('aria-disabled') === 'true' ? '' : (found?.textContent ?? '');
      }, place),
  };
};

const opened = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[role$="dialog"] h2')].map((title) => title.textContent));

for (const [what, open] of Object.entries(submits))
  test(`while ${what} is sent, the pressed button keeps its place, and a second tap does nothing`, {
    ...(what === 'a reimbursement' ? { tag: '@first' } : {}),
  }, async ({ page }) => {
    const { stub, call, button } = await open(page);
    await expect(button).toBeEnabled();
    const before = [page.url(), await opened(page)];
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const hasMenu = await menu.isVisible();
    const answer = stub.hold(call);
    const { again, lies } = await tap(page, button);
    await expect.poll(() => stub.asked(call)).toBe(1);
    expect(await lies()).toBe('');
    await again();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect([page.url(), await opened(page)]).toEqual(before);
    expect(await menu.isVisible()).toBe(hasMenu);
    answer();
    await expect(page.getByRole('button', { disabled: true }).and(page.locator('[aria-busy]'))).toHaveCount(0);
    expect(stub.asked(call)).toBe(1);
  });

interface Step {
  button: Locator;
  /** What lies under the finger after the first tap. */
  under: string;
  /** Goes on from where the first tap led. */
  goOn: () => Promise<void>;
}

/** Buttons whose place another button takes at once. */
const steps: Readonly<Record<string, (page: Page) => Promise<Step>>> = {
  'to the review sends no request': async (page) => {
    const { stub } = await preauthorizationOnContract(page);
    const I = preauthorizationForm(page);
    await I.abrir();
    await I.empezar();
    await I.llenar();
    return {
      button: I.button('Revisar solicitud'),
      under: 'Enviar solicitud',
      goOn: async () => {
        await I.button('Corregir').click();
        await expect(I.field('Descripción')).toHaveValue('Perfil tiroideo.');
        expect(stub.asked('solicitudPreAutorizacion')).toBe(0);
      },
    };
  },
  'that ends the application leaves its receipt open': async (page) => {
    await applicantOnContract(page);
    const I = application(page);
    await I.abrir();
    await I.revisar();
    return {
      button: I.enviar,
      under: 'Terminar',
      goOn: () => expect(page.getByRole('dialog', { name: 'Recibimos su solicitud' })).toBeVisible(),
    };
  },
  'to the next step of the onboarding skips none': async (page) => {
    await memberOnContract(page);
    const I = onboardingWizard(page);
    await I.abrir();
    await I.celular.fill('8295550100');
    return {
      button: I.siguiente,
      under: 'SiguienteGuardando…',
      goOn: async () => {
        await I.siguiente.click();
        await expect(I.pregunta('¿A qué correo le escribimos?')).toBeVisible();
      },
    };
  },
  'that cancels an edit discards nothing': async (page) => {
    await profileOnContract(page);
    const I = contactSection(page);
    await I.abrir();
    await I.editarlo();
    await I.campo('Teléfono celular').fill('8295550100');
    return {
      button: I.cancelar,
      under: 'Seguir editando',
      goOn: async () => {
        await I.boton('Seguir editando').click();
        await expect(I.campo('Teléfono celular')).toHaveValue('(829)-555-0100');
      },
    };
  },
  'to log out does not answer the question': async (page) => {
    await memberOnContract(page, { contact: { debeActualizarDatosContacto: false } });
    await reimbursementForm(page).abrir('/');
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    return {
      button: page.getByRole('button', { name: 'Cerrar sesión' }),
      under: 'Si',
      goOn: async () => {
        await page.getByRole('dialog', { name: 'Cerrar sesión' }).getByRole('button', { name: 'No' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola,');
      },
    };
  },
};

for (const [what, open] of Object.entries(steps))
  test(`a double tap on the button ${what}`, async ({ page }) => {
    const { button, under, goOn } = await open(page);
    const { again, lies } = await tap(page, button);
    await expect.poll(lies).toBe(under);
    await again();
    await goOn();
  });

test('each tap on a button that submits nothing counts, and so does one on the label of a choice', async ({ page }) => {
  await applicantOnContract(page);
  await loginPage(page).abrir();
  const { again } = await tap(page, page.getByRole('button', { name: 'Mostrar contraseña' }));
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  await again();
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
  await application(page).abrir();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await tap(page, page.getByText('PLAN LARIMAR', { exact: true }));
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR' })).toBeChecked();
});

test('a tap counts after a key, however soon', async ({ page }) => {
  // While its scripts begin, two taps reach a busy page too far from each other.
  await loginPage(page).abrir();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = '0';
    button.style.cssText = 'position: fixed; top: 0; left: 0; width: 48px; height: 48px; z-index: 9';
    button.addEventListener('click', () => {
      button.setAttribute('aria-valuenow', String(Number(button.getAttribute('aria-valuenow')) + 1));
    });
    document.body.append(button);
  });
  const presses = page.getByRole('button', { name: '0', exact: true });
  await page.touchscreen.tap(20, 20);
  await page.touchscreen.tap(20, 20);
  await expect(presses).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('a');
  await page.touchscreen.tap(20, 20);
  await expect(presses).toHaveAttribute('aria-valuenow', '2');
});
