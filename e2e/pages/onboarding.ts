import { expect, type Locator, type Page } from 'playwright/test';
import { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';

export const contacto = {
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  idRegion: '10',
  region: 'Ozama o Metropolitana',
  idProvincia: '32',
  provincia: 'Santo Domingo',
  idMunicipio: '3201',
  municipio: 'Santo Domingo Este',
  calle: 'Av. Los Caciques',
  noCasa: '27',
  apartamento: '3-B',
  edificio: '',
  sector: 'Los Mina',
  correoElectronico: 'rosa@ejemplo.do',
  direccion: '',
  debeActualizarDatosContacto: true,
};
const regions = [{ codigo: '10', descripcion: 'Ozama o Metropolitana', codigoPadre: '' }];
const provinces = [
  { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
  { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
];
const municipalities = [
  { codigo: '0101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '01' },
  { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
  { codigo: '3202', descripcion: 'Santo Domingo Oeste', codigoPadre: '32' },
];

interface World {
  regimen?: string;
  contact?: Partial<typeof contacto>;
  /** The images of home's announcement. */
  announcement?: readonly { id: string; ubicacion: string; accion: string }[];
  /** Calls of other flows. */
  more?: Parameters<typeof contractStub>[1];
}

/** A member on the contract stub, which stores what it receives. */
export const memberOnContract = async (
  page: Pick<Page, 'route'>,
  { regimen = 'CONTRIBUTIVO', contact = {}, announcement = [], more = {} }: World = {},
) => {
  const kept = { ...contacto, ...contact };
  const done = { mensaje: '' };
  const stub = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
    login: () => ({
      codigoMensaje: 1007,
      mensaje: '',
      codigoAfiliado: '1001',
      nombres: 'Ana',
      apellidos: 'Peña',
      tipoAfiliacion: 'TITULAR',
      regimen,
      token: sessionOf('1001', Date.now()).token,
    }),
    getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen, tipoAfiliacion: 'TITULAR' }),
    menu: () => [{ id: '1', titulo: 'Inicio', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
    flags: () => [],
    slider: () => [],
    popup: () => [...announcement],
    alertaPersonalizada: () => [],
    nucleoCarnet: () => [],
    obtenerfotoperfil: () => '',
    historialConsumo: () => ({ data: [], cantidadRegistros: 0 }),
    consultarDispositivosSeguros: () => ({ dispositivosSeguros: [] }),
    consCentralNotificaciones: () => [],
    datoscontactos: () => kept,
    regiones: () => regions,
    provincias: () => provinces,
    municipios: () => municipalities,
    updateTelefonos: ({ body }) => {
      const { TelefonoCelular, TelefonoResidencial } = Object(body);
      Object.assign(kept, { telefonoCelular: TelefonoCelular, telefonoResidencial: TelefonoResidencial });
      return done;
    },
    updateDireccion: ({ body }) => {
      const { IdProvincia, IdMunicipio, Calle, NoCasa, Sector } = Object(body);
      Object.assign(kept, {
        idProvincia: IdProvincia,
        idMunicipio: IdMunicipio,
        calle: Calle,
        noCasa: NoCasa,
        sector: Sector,
      });
      return done;
    },
    updateCorreo: ({ body }) => {
      kept.correoElectronico = Object(body).CorreoElectronico;
      return done;
    },
    ...more,
  });
  return { kept, stub };
};

/** The wizard of contact data, as a page or a modal. */
export const onboardingWizard = (page: Page) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    /** Opens the page with a stored session. */
    abrir: async (address = '/onboarding') => {
      const stored = sessionOf('1001', Date.now());
      await page.addInitScript((kept) => {
        if (sessionStorage.getItem('visita') !== null) return;
        sessionStorage.setItem('visita', 'si');
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, stored);
      await page.goto(address);
    },
    modal: page.getByRole('dialog', { name: 'Actualice sus datos de contacto' }),
    pregunta: (text: string) => page.getByRole('heading', { name: text }),
    celular: page.getByLabel('Teléfono celular'),
    residencial: page.getByLabel('Teléfono residencial'),
    provincia: page.getByRole('combobox', { name: /^Provincia/ }),
    municipio: page.getByRole('combobox', { name: /^Municipio/ }),
    campo: (name: string) => page.getByLabel(name, { exact: true }),
    correo: page.getByLabel('Correo electrónico'),
    elegir: async (box: Locator, name: string) => {
      await box.click();
      await page.getByRole('option', { name }).click();
    },
    siguiente: button('Siguiente'),
    anterior: button('Anterior'),
    finalizar: button('Finalizar'),
    omitir: button('Omitir por ahora'),
    despues: button('Continuar más tarde'),
    alerta: page.getByRole('alert'),
    llegarA: async (step: 'Dirección' | 'Correo Electrónico') => {
      await button('Siguiente').click();
      await expect(page.getByRole('heading', { name: '¿Dónde vive?' })).toBeVisible();
      if (step === 'Dirección') return;
      await button('Siguiente').click();
      await expect(page.getByRole('heading', { name: '¿A qué correo le escribimos?' })).toBeVisible();
    },
  };
};
