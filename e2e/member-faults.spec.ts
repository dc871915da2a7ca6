import type { Locator, Page, Route } from 'playwright/test';
import type { CallName } from '../domain/contract';
import { contactEditTexts } from '../src/flows/contactEdit/texts';
import { onboardingTexts } from '../src/flows/onboarding/texts';
import { photoTexts } from '../src/flows/photo/texts';
import { secureDeviceTexts } from '../src/flows/secureDevice/texts';
import { contactTexts } from '../src/texts/contact';
import { shellTexts } from '../src/texts/shell';
import type { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { profileOnContract as contactOnContract, contactSection } from './pages/contact-edit';
import { balancesOf, deviceOnContract } from './pages/device';
import { memberOnContract, onboardingWizard } from './pages/onboarding';
import { photoDialog, photoOnContract } from './pages/photo';
import { profileOnContract } from './pages/profile';

test.use({ viewport: { width: 1280, height: 800 } });

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a line that is cut': (route) => route.abort('connectionreset'),
  '500': (route) => route.fulfill({ status: 500, body: '' }),
  '403': (route) => route.fulfill({ status: 403, json: { mensaje: '' } }),
  'HTML instead of JSON': (route) => route.fulfill({ contentType: 'text/html', body: '<html>hola</html>' }),
  'cut JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"mensaje":"se gu' }),
};

interface Cells {
  stub: Pick<Awaited<ReturnType<typeof contractStub>>, 'spoil' | 'mend' | 'asked'>;
  /** Opens the page up to the press that sends the call. */
  open(): Promise<void>;
  /** Triggers the first call, if opening the page does not. */
  first?(): Promise<void>;
  again(): Promise<void>;
  told: Locator;
  well: Locator;
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: shellTexts.reintentar }).click();
const phone = async (page: Page) => page.getByLabel(contactTexts.celular, { exact: true }).fill('8295550100');

const reads: Partial<Record<CallName, (page: Page) => Promise<Cells>>> = {
  datospersonales: async (page) => {
    const I = await profileOnContract(page);
    return {
      stub: I.stub,
      open: () => I.abrir(),
      again: () => retry(page),
      told: page.getByText(/^(Ha ocurrido un error|Favor intente más tarde\.)$/),
      well: I.tab('Datos personales'),
    };
  },
  datoscontactos: async (page) => {
    const { stub } = await contactOnContract(page);
    const I = contactSection(page);
    return {
      stub,
      open: I.abrir,
      again: () => retry(page),
      told: page.getByText(contactEditTexts.sinCargar),
      well: I.editar,
    };
  },
  regiones: async (page) => {
    const { stub } = await contactOnContract(page);
    const I = contactSection(page);
    return {
      stub,
      open: I.abrir,
      first: () => I.editar.click(),
      again: () => retry(page),
      told: page.getByText(contactEditTexts.sinListas),
      well: page.getByRole('combobox', { name: 'Municipio' }),
    };
  },
  consultarDispositivosSeguros: async (page) => {
    const { stub } = await deviceOnContract(page);
    return {
      stub,
      open: () => balancesOf(page).abrir(),
      again: () => retry(page),
      told: page.getByText(secureDeviceTexts.sinSaber),
      well: page.getByText(secureDeviceTexts.pregunta),
    };
  },
};

const edited = async (page: Page, part: 'teléfonos' | 'dirección', write: () => Promise<void>): Promise<Cells> => {
  const { stub } = await contactOnContract(page);
  const I = contactSection(page);
  return {
    stub,
    open: async () => {
      await I.abrir();
      await I.editarlo();
      await write();
    },
    again: () => I.guardar.click(),
    told: page.getByText(`Sin guardar: ${part}. Lo que escribió sigue aquí.`),
    well: page.getByText(contactEditTexts.actualizado).first(),
  };
};

const writes: Partial<Record<CallName, (page: Page) => Promise<Cells>>> = {
  updateTelefonos: (page) => edited(page, 'teléfonos', () => phone(page)),
  updateDireccion: (page) =>
    edited(page, 'dirección', () => page.getByLabel(contactTexts.calle, { exact: true }).fill('Calle Duarte')),
  updateCorreo: async (page) => {
    const { stub } = await memberOnContract(page);
    const I = onboardingWizard(page);
    return {
      stub,
      open: async () => {
        await I.abrir();
        await I.llegarA('Correo Electrónico');
        await I.correo.fill('ana.nueva@ejemplo.do');
      },
      again: () => I.finalizar.click(),
      told: I.alerta.getByText(/^Error actualizando/),
      well: page.getByText(onboardingTexts.terminado.pagina),
    };
  },
  cargarfotoperfil: async (page) => {
    const { stub } = await photoOnContract(page);
    const I = photoDialog(page);
    return {
      stub,
      open: async () => {
        await I.abrir();
        await I.elegida400();
      },
      again: () => I.guardar.click(),
      told: I.alert.getByText(photoTexts.noSubida),
      well: page.getByText(photoTexts.subida),
    };
  },
  eliminarFotoPerfil: async (page) => {
    const { stub } = await photoOnContract(page);
    const I = photoDialog(page);
    return {
      stub,
      open: I.abrir,
      again: async () => {
        await I.eliminar.click();
        await expect(I.dialog).toHaveAccessibleName(photoTexts.pregunta);
        await I.eliminar.click();
      },
      told: I.alert.getByText(photoTexts.sinBorrar),
      well: page.getByText(photoTexts.borrada),
    };
  },
};

for (const [call, begin] of Object.entries(reads) as [CallName, (page: Page) => Promise<Cells>][])
  test(`a failed ${call} is reported with a retry, which loads it`, async ({ page }) => {
    const { stub, open, first = () => Promise.resolve(), again, told, well } = await begin(page);
    for (const [place, [name, fault]] of Object.entries(faults).entries()) {
      stub.spoil(call, fault);
      if (place === 0) await open();
      const before = place === 0 ? 0 : stub.asked(call);
      await (place === 0 ? first() : again());
      await expect.poll(() => stub.asked(call), name).toBeGreaterThan(before);
      await expect(told, name).toBeVisible();
      await expect(well, name).toHaveCount(0);
    }
    stub.mend(call);
    await again();
    await expect(well).toBeVisible();
    await expect(told).toHaveCount(0);
  });

for (const [call, begin] of Object.entries(writes) as [CallName, (page: Page) => Promise<Cells>][])
  test(`a failed ${call} is reported, keeps the input, and is sent once for each press`, async ({ page }) => {
    const { stub, open, again, told, well } = await begin(page);
    await open();
    for (const [place, [name, fault]] of Object.entries(faults).entries()) {
      stub.spoil(call, fault);
      await again();
      await expect.poll(() => stub.asked(call), name).toBe(place + 1);
      await expect(told, name).toBeVisible();
      await expect(well, name).toHaveCount(0);
    }
    stub.mend(call);
    await again();
    await expect(well).toBeVisible();
    expect(stub.asked(call)).toBe(Object.keys(faults).length + 1);
  });
