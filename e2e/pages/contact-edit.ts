import { expect, type Page } from 'playwright/test';
import { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';

const contacto = {
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
  debeActualizarDatosContacto: false,
};
const leaf = (id: string, titulo: string, url: string) => ({
  id,
  titulo,
  icono: '',
  url,
  externo: false,
  requireLogin: true,
  hijos: [],
});

interface World {
  regimen?: string;
  tipoAfiliacion?: string;
  contact?: Partial<typeof contacto>;
}

/** A member whose profile can be opened, on the contract stub, which stores what it receives. */
export const profileOnContract = async (page: Pick<Page, 'route'>, world: World = {}) => {
  const { regimen = 'CONTRIBUTIVO', tipoAfiliacion = 'TITULAR', contact = {} } = world;
  const kept = { ...contacto, ...contact };
  const person = { nombres: 'Ana', apellidos: 'Peña', tipoAfiliacion, regimen };
  const keep = (fields: object) => {
    Object.assign(kept, fields);
    return { mensaje: '' };
  };
  const welcome = () => ({
    codigoMensaje: 1007 as const,
    mensaje: '',
    codigoAfiliado: '1001',
    ...person,
    token: sessionOf('1001', Date.now()).token,
  });
  const stub = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
    login: welcome,
    getAfiliado: () => person,
    menu: () => [leaf('1', 'Inicio', '/'), leaf('2', 'Citas', '/citas')],
    flags: () => [{ nombre: 'VER_PERFIL', esWeb: true }],
    slider: () => [],
    popup: () => [],
    alertaPersonalizada: () => [],
    nucleoCarnet: () => [{ idAfiliado: '1001', cedula: '00110000011', planes_Nombre: 'Plan básico' }],
    obtenerfotoperfil: () => '',
    historialConsumo: () => ({ data: [], cantidadRegistros: 0 }),
    consultarDispositivosSeguros: () => ({ dispositivosSeguros: [] }),
    consCentralNotificaciones: () => [],
    datospersonales: () => ({ datosPersonales: { ...person, codigoAfiliado: '1001' }, datosAfiliacion: [] }),
    datoscontactos: () => kept,
    regiones: () => [
      { codigo: '01', descripcion: 'Cibao Norte', codigoPadre: '' },
      { codigo: '10', descripcion: 'Ozama o Metropolitana', codigoPadre: '' },
    ],
    provincias: () => [
      { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
      { codigo: '25', descripcion: 'Santiago', codigoPadre: '01' },
      { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
    ],
    municipios: () => [
      { codigo: '0101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '01' },
      { codigo: '2501', descripcion: 'Santiago de los Caballeros', codigoPadre: '25' },
      { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
      { codigo: '3202', descripcion: 'Santo Domingo Oeste', codigoPadre: '32' },
    ],
    updateTelefonos: ({ body }) => {
      const { TelefonoCelular = kept.telefonoCelular, TelefonoResidencial = kept.telefonoResidencial } = Object(body);
      return keep({ telefonoCelular: TelefonoCelular, telefonoResidencial: TelefonoResidencial });
    },
    updateDireccion: ({ body }) => keep(Object(body)),
    bitacoraNuevo: () => ({ mensaje: '' }),
    solicitudCambioCorreo: () => ({ mensaje: '' }),
  });
  return { kept, stub };
};

/** The contact data section of the member's own profile. */
export const contactSection = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const pestana = page.getByRole('tab', { name: 'Datos de contacto y localización' });
  /** Opens the page with a stored session. */
  const entrar = async () => {
    const stored = { ...sessionOf('1001', Date.now()) };
    await page.addInitScript((kept) => {
      if (sessionStorage.getItem('visita') !== null) return;
      sessionStorage.setItem('visita', 'si');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, stored);
    await page.goto('/profile');
  };
  return {
    pestana,
    entrar,
    abrir: async () => {
      await entrar();
      await pestana.click();
    },
    editarlo: async () => {
      await button('Editar').click();
      await expect(page.getByRole('combobox', { name: 'Municipio' })).toBeEnabled();
    },
    campo: (name: string) => page.getByLabel(name, { exact: true }),
    elegir: async (name: string, option: string) => {
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('option', { name: option }).click();
    },
    dato: (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
    editar: button('Editar'),
    guardar: button('Guardar'),
    cancelar: button('Cancelar'),
    alerta: page.getByRole('alert'),
    pregunta: (name: string) => page.getByRole('dialog', { name }),
    boton: button,
  };
};
