/** Who may open a page: anyone; a member; a member, or anyone when the menu lists it without log-in. */
export type RouteGuard = 'publica' | 'sesion' | 'menu';

export interface AppRoute {
  /** The path in the specification. A parameter takes the rest of the path, slashes included. */
  path: string;
  guard: RouteGuard;
  flag?: 'verPerfil';
  param?: 'codigoAfiliado' | 'Token' | 'token' | 'ResponseCode';
}

export const routes = {
  home: { path: '/', guard: 'sesion' },
  login: { path: '/login', guard: 'publica' },
  onboarding: { path: '/onboarding', guard: 'sesion' },
  profile: { path: '/profile', guard: 'sesion', flag: 'verPerfil' },
  club: { path: '/club', guard: 'sesion' },
  requests: { path: '/solicitudes', guard: 'sesion' },
  providers: { path: '/consulta/prestadores', guard: 'menu' },
  history: { path: '/consulta/consumos', guard: 'sesion' },
  coverage: { path: '/consulta/cobertura', guard: 'menu' },
  payment: { path: '/pagos', guard: 'sesion' },
  appointments: { path: '/citas', guard: 'sesion' },
  card: { path: '/carne', guard: 'sesion' },
  activation: { path: '/solicitud/confirmacioncorreo', guard: 'publica', param: 'codigoAfiliado' },
  changePassword: { path: '/solicitud/cambioClave', guard: 'publica', param: 'Token' },
  paymentConfirmation: { path: '/solicitud/confirmacionPago', guard: 'publica', param: 'ResponseCode' },
  emailChange: { path: '/solicitud/CambioCorreo', guard: 'publica', param: 'Token' },
  emailReversal: { path: '/solicitud/ReversoCorreo', guard: 'publica', param: 'Token' },
  planStatus: { path: '/solicitud/confirmarAfiliado', guard: 'publica', param: 'Token' },
  mobilePayment: { path: '/pagos/movil', guard: 'publica', param: 'Token' },
  wallet: { path: '/confirmacionBilletera', guard: 'publica', param: 'token' },
  application: { path: '/formulario/solicitudAfiliacion', guard: 'publica' },
  help: { path: '/ayuda', guard: 'publica' },
} as const satisfies Record<string, AppRoute>;

export type RouteName = keyof typeof routes;
const names = Object.keys(routes) as RouteName[];

export interface Place {
  name: RouteName;
  route: AppRoute;
  /** What follows the path, still encoded. */
  rest: string;
}

/** The page of a path, in upper or lower case, with or without a final slash; null for an unknown path. */
export const routeAt = (pathname: string): Place | null => {
  const asked = pathname.toLowerCase().replace(/\/$/, '') || '/';
  for (const name of names) {
    const route: AppRoute = routes[name];
    const path = route.path.toLowerCase();
    if (asked === path) return { name, route, rest: '' };
    if (route.param !== undefined && asked.startsWith(`${path}/`))
      return { name, route, rest: pathname.slice(path.length + 1) };
  }
  return null;
};
