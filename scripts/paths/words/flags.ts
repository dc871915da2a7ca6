import { titular } from '../../../e2e/members';
import type { flagsMachine } from '../../../machines/flags/flags.machine';
import type { FlowWords } from '../flow-words';

const answered = 'La página, con las funciones que el servidor tiene encendidas (campana, atajo a «Mi perfil», redes).';
const off = 'La página sin campana, sin atajo al perfil y sin redes; ningún mensaje de error.';

export const flagsWords: FlowWords<typeof flagsMachine> = {
  titulo: 'Funciones encendidas',
  socio: titular,
  pasos: {
    inicio: 'Abra /login.',
    RECARGAR: 'Entre con {tipo} {documento} y {clave}.',
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo cargar': { responde: 'las funciones encendidas' },
    'listo recargar': { responde: 'las funciones encendidas' },
    'listo actualizar': { responde: 'las funciones encendidas' },
    'tras espera': 'Espere unos segundos: el intento siguiente sale solo, cada vez más tarde.',
  },
  llamadas: { cargar: 'flags', recargar: 'flags', actualizar: 'flags' },
  verse: {
    cargando: 'La página que carga; una página protegida todavía no se decide.',
    cargada: answered,
    actualizando: 'La página, igual que antes, mientras se pregunta otra vez.',
    fallida: off,
    reintentando: off,
  },
};
