interface DemoMenuItem {
  id: number;
  padre?: number;
  titulo: string;
  icono: string;
  url?: string;
  externo?: boolean;
  requireLogin?: boolean;
}

/** One item per page of the route table. Providers and coverage are open to visitors, as the services say. */
export const demoMenu: readonly DemoMenuItem[] = [
  { id: 1, titulo: 'Inicio', icono: 'inicio', url: '/' },
  { id: 2, titulo: 'Mi perfil', icono: 'perfil', url: '/profile' },
  { id: 3, titulo: 'Carnet digital', icono: 'carne', url: '/carne' },
  { id: 4, titulo: 'Consultas', icono: 'consultas' },
  {
    id: 41,
    padre: 4,
    titulo: 'Red de prestadores',
    icono: 'prestadores',
    url: '/consulta/prestadores',
    requireLogin: false,
  },
  { id: 42, padre: 4, titulo: 'Coberturas', icono: 'cobertura', url: '/consulta/cobertura', requireLogin: false },
  { id: 43, padre: 4, titulo: 'Historial de autorizaciones', icono: 'consumos', url: '/consulta/consumos' },
  { id: 5, titulo: 'Solicitudes', icono: 'solicitudes' },
  { id: 51, padre: 5, titulo: 'Gestión de solicitudes', icono: 'solicitudes', url: '/solicitudes' },
  { id: 52, padre: 5, titulo: 'Citas', icono: 'citas', url: '/citas' },
  {
    id: 53,
    padre: 5,
    titulo: 'Afíliate al Plan Larimar',
    icono: 'afiliacion',
    url: '/formulario/solicitudAfiliacion',
    externo: true,
    requireLogin: false,
  },
  { id: 6, titulo: 'Pagos', icono: 'pagos', url: '/pagos' },
  { id: 7, titulo: 'Club de beneficios', icono: 'club', url: '/club' },
];

export const demoFlags = [
  'DISPONIBLE_MEDICAMENTOS',
  'VER_NOTIFICACIONES',
  'VER_NUCLEO_FAMILIAR',
  'VER_PERFIL',
  'VER_REDES_SOCIALES',
] as const;

export const demoAlerts = [
  {
    idAfiliado: '10000005',
    nombre: 'inicio',
    mensaje: 'Su póliza “Oro” se renueva pronto: la prima en dólares pasa a € 45,00 — consulte a su empresa…',
  },
  {
    idAfiliado: '',
    nombre: 'limite-rango-fecha-solicitudes',
    mensaje: 'Elija fechas de hasta seis meses. Si necesita más, llámenos.',
  },
  {
    idAfiliado: '',
    nombre: 'cobertura-consulta-nofound',
    mensaje: 'Que no salga aquí no quiere decir que su plan no lo cubra. Llámenos y le decimos.',
  },
  {
    idAfiliado: '',
    nombre: 'prestador-consulta-nofound',
    mensaje: 'No encontramos prestadores con esos datos. Pruebe con otra provincia u otro tipo de prestador.',
  },
] as const;

/** Alerts of members of later seeds. */
export const demoHomeAlerts = [
  {
    idAfiliado: '10000010',
    nombre: 'inicio',
    mensaje: `<img src=x onerror="alert(1)"> \u202eotxet nu se otsE\u202c — <a href="javascript:alert(1)">no es un enlace</a>`,
  },
] as const;
