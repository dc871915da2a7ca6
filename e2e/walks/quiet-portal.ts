import type { Background } from './held-wire';

const contact = {
  telefonoCelular: '809-555-0101',
  correoElectronico: 'ana@ejemplo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

const leaf = (id: string, titulo: string, url: string) => ({ id, titulo, icono: '', url, requireLogin: true });
const group = (id: string, titulo: string, ...hijos: ReturnType<typeof leaf>[]) => ({ ...leaf(id, titulo, ''), hijos });

/** A portal without activity: every call answers immediately and with empty data. */
export const quietPortal: Background = {
  autenticarUsuarioAnonimo: { token: 'anonimo' },
  menu: {
    result: [
      leaf('1', 'Inicio', '/'),
      group('2', 'Consultas', leaf('21', 'Red de prestadores', '/consulta/prestadores')),
      group('4', 'Solicitudes', leaf('41', 'Gestión de Solicitudes', '/solicitudes')),
      leaf('5', 'Citas', '/citas'),
      leaf('6', 'Club de beneficios', '/club'),
    ],
  },
  flags: { result: [] },
  getAfiliado: { nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' },
  datoscontactos: contact,
  slider: { result: [] },
  popup: { result: [] },
  alertaPersonalizada: { result: [] },
  nucleoCarnet: [],
  obtenerfotoperfil: '',
  historialConsumo: { data: [], cantidadRegistros: 0 },
  consultarDispositivosSeguros: { result: { dispositivosSeguros: [] } },
  consCentralNotificaciones: { result: [] },
  conciliarPendiente: {},
  facturasPendientesPago: [],
  solicitudesPorDocumento: { result: { data: [], cantidadRegistros: 0 } },
};
