import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilt } from '../tests/built/server-process';
import { sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { onboardingWizard } from './pages/onboarding';
import { portalPage } from './pages/portal';
import { incomplete, memberOf } from './props/members';

type Page = import('playwright/test').Page;

interface Served {
  origin: string;
  stop(): Promise<void>;
}

/** A reference server with the demo members on a database of its own, so that no other test sees what is saved here. */
const serve = async (environment: Record<string, string>, clean: () => Promise<void> | void): Promise<Served> => {
  const server = await startBuilt({ DEMO: 'si', ...environment });
  const stop = async () => {
    await server.kill('SIGTERM');
    await clean();
  };
  try {
    await server.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: server.origin, stop };
};

const onPglite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-e2e-'));
  cpSync(process.env.E2E_SEEDED ?? '', folder, { recursive: true });
  return serve({ DATA_DIR: folder }, () => rmSync(folder, { recursive: true, force: true }));
};

const questions = ['¿A qué teléfonos le llamamos?', '¿Dónde vive?', '¿A qué correo le escribimos?'] as const;
const end = '¡Todos los datos de contacto han sido actualizados exitosamente!';
const nobodyKnows = memberOf(1007, 'Sin datos de contacto');

const finish = async (page: Page, correo: string) => {
  const I = onboardingWizard(page);
  await I.correo.fill(correo);
  await I.finalizar.click();
  await expect(page.getByRole('heading', { name: end })).toBeFocused();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await portalPage(page).llegar();
};

test.describe('on the reference server', () => {
  let served: Served;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    served = await onPglite();
  });
  test.afterAll(() => served.stop());

  const enter = async (page: Page, member: typeof incomplete) => {
    const I = loginPage(page);
    await I.abrir(`${served.origin}/login`);
    await I.entrar(member);
  };

  test('[ONB-21] [ONB-53] [ONB-75] a member without contact data enters all of them, and is not asked again', {
    tag: '@first',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, nobodyKnows);
    const I = onboardingWizard(page);
    await expect(I.pregunta(questions[0])).toBeVisible();
    await I.celular.fill('8095550177');
    await I.siguiente.click();
    await expect(I.pregunta(questions[1])).toBeVisible();
    await I.elegir(I.provincia, 'Puerto Plata');
    await I.elegir(I.municipio, 'Sosúa');
    for (const [name, value] of [
      ['Calle', 'Pedro Clisante'],
      ['No. de casa', '12'],
      ['Sector', 'El Batey'],
    ] as const)
      await I.campo(name).fill(value);
    await I.siguiente.click();
    await expect(I.pregunta(questions[2])).toBeVisible();
    await finish(page, 'nuevo@ejemplo.do');

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await enter(page, nobodyKnows);
    await portalPage(page).llegar();
    await page.goto(`${served.origin}/onboarding`);
    await expect(I.celular).toHaveValue('(809)-555-0177');
    await I.siguiente.click();
    await expect(I.municipio).toHaveText('Sosúa');
    await expect(I.campo('Calle')).toHaveValue('Pedro Clisante');
    await I.siguiente.click();
    await expect(I.correo).toHaveValue('nuevo@ejemplo.do');
  });

  test("[ONB-58] [ONB-59] [ONB-60] a subsidised member reads the address, 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.', and finishes", async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await enter(page, incomplete);
    const I = onboardingWizard(page);
    await expect(I.pregunta(questions[0])).toBeVisible();
    await I.siguiente.click();
    await expect(I.pregunta(questions[1])).toBeVisible();
    await expect(
      page.getByText('Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.'),
    ).toBeVisible();
    await expect(I.campo('Calle')).not.toBeEditable();
    await expect(I.campo('Municipio')).toHaveValue('Sin registrar');
    await I.siguiente.click();
    await expect(I.pregunta(questions[2])).toBeVisible();
    await finish(page, 'subsidiada@ejemplo.do');
  });
});
