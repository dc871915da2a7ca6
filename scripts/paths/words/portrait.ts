import { titular } from '../../../e2e/members';
import type { portraitMachine } from '../../../machines/portrait/portrait.machine';
import type { FlowWords } from '../flow-words';

export const portraitWords: FlowWords<typeof portraitMachine> = {
  titulo: 'Foto de la cuenta',
  socio: titular,
  pasos: {
    'inicio (sin foto guardada)': 'En una ventana de incógnito entre con {tipo} {documento} y {clave}.',
    'inicio (con foto guardada)': 'Con la foto ya vista, recargue la página.',
    RECARGAR: { accion: 'La foto cambia.', soloAutomatica: 'todavía no hay página que cambie la foto' },
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarFoto (una foto)': { responde: 'la foto del afiliado' },
    'listo consultarFoto (no hay foto)': { responde: 'ninguna foto' },
  },
  llamadas: { consultarFoto: 'obtenerfotoperfil' },
  verse: {
    cargando: 'Arriba, la última foto que se guardó, o las iniciales.',
    cargado: 'Arriba, la foto, o las iniciales si no hay.',
    fallido: 'Arriba, lo que se veía; ningún mensaje de error.',
  },
};
