import { afiliadoHandlers } from './afiliado';
import { ajusteHandlers } from './ajuste';
import { autenticacionHandlers } from './autenticacion';
import { avisoHandlers } from './aviso';
import { billeteraHandlers } from './billetera';
import { cambioClaveHandlers } from './cambio-clave';
import { cambioCorreoHandlers } from './cambio-correo';
import { catalogoHandlers } from './catalogo';
import { cerrarCuentaHandlers } from './cerrar-cuenta';
import { coberturaHandlers } from './cobertura';
import { consultaHandlers } from './consulta';
import { contactoHandlers } from './contacto';
import { dispositivoHandlers } from './dispositivo';
import { formularioHandlers } from './formulario';
import { fotoHandlers } from './foto';
import { geografiaHandlers } from './geografia';
import type { HandlerDeps, Handlers } from './handlers';
import { historialHandlers } from './historial';
import { llaveHandlers } from './llave';
import { llaveDispositivoHandlers } from './llave-dispositivo';
import { llaveEntradaHandlers } from './llave-entrada';
import { mantenimientoHandlers } from './mantenimiento';
import { misDatosHandlers } from './mis-datos';
import { notificacionHandlers } from './notificacion';
import { pagoHandlers } from './pago';
import { perfilHandlers } from './perfil';
import { preguntasRegistroHandlers } from './preguntas-registro';
import { prestadorHandlers } from './prestador';
import { registroHandlers } from './registro';
import { sesionHandlers } from './sesion';
import { solicitudHandlers } from './solicitud';
import { usuarioHandlers } from './usuario';
import { utilityHandlers } from './utility';

/** The handler of every call that is built. */
export const createHandlers = (parts: HandlerDeps): Handlers => ({
  ...autenticacionHandlers(parts),
  ...registroHandlers(parts),
  ...preguntasRegistroHandlers(parts),
  ...cambioClaveHandlers(parts),
  ...cambioCorreoHandlers(parts),
  ...usuarioHandlers(parts),
  ...afiliadoHandlers(parts),
  ...contactoHandlers(parts),
  ...perfilHandlers(parts),
  ...ajusteHandlers(parts),
  ...utilityHandlers(parts),
  ...historialHandlers(parts),
  ...dispositivoHandlers(parts),
  ...fotoHandlers(parts),
  ...geografiaHandlers(parts),
  ...notificacionHandlers(parts),
  ...avisoHandlers(parts),
  ...mantenimientoHandlers(parts),
  ...consultaHandlers(parts),
  ...misDatosHandlers(parts),
  ...cerrarCuentaHandlers(parts),
  ...sesionHandlers(parts),
  ...llaveHandlers(parts),
  ...llaveEntradaHandlers(parts),
  ...llaveDispositivoHandlers(parts),
  ...prestadorHandlers(parts),
  ...coberturaHandlers(parts),
  ...pagoHandlers(parts),
  ...catalogoHandlers(parts),
  ...solicitudHandlers(parts),
  ...billeteraHandlers(parts),
  ...formularioHandlers(parts),
});
