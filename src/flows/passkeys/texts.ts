import type { Cambio, Llave } from '../../../machines/passkeys/passkeys.machine';
import type { Notice } from '../../texts/problem';

const done: Record<Cambio['tipo'], string> = {
  agregar: 'Ya puede entrar con la huella, la cara o el PIN de este dispositivo.',
  nombrar: 'El nombre está guardado.',
  quitar: 'La llave ya no sirve para entrar.',
};
const notDone: Record<Cambio['tipo'], string> = {
  agregar: 'La llave no se añadió',
  nombrar: 'El nombre no se guardó',
  quitar: 'La llave sigue sirviendo',
};

export const passkeysTexts = {
  titulo: 'Sus llaves de acceso',
  explicacion: 'Entre con su huella, su cara o el PIN de este teléfono o computadora. Su contraseña sigue sirviendo.',
  cargando: 'Buscando sus llaves de acceso…',
  sinCargar: 'No pudimos ver sus llaves de acceso.',
  ninguna: 'Todavía no tiene ninguna.',
  sinNavegador: 'Este navegador no sabe añadir llaves.',
  llena: 'Ya no caben más. Quite una que no use para añadir otra.',
  uso: ({ creada, ultimaVez }: Llave, momento: (wire: string) => string) =>
    ultimaVez === ''
      ? `Añadida el ${momento(creada)}; sin usar todavía`
      : `Usada por última vez el ${momento(ultimaVez)}; añadida el ${momento(creada)}`,
  agregar: 'Añadir este dispositivo',
  esperando: 'Esperando su huella, su cara o su PIN…',
  cancelar: 'Cancelar',
  nombrar: 'Cambiar el nombre',
  quitar: 'Quitar',
  deCual: ({ nombre }: Llave) => ` de ${nombre}`,
  preguntaNombre: 'Nombre de la llave',
  nombre: 'Nombre',
  ayudaNombre: 'Por ejemplo: Mi teléfono',
  sinNombre: 'Escriba un nombre.',
  guardar: 'Guardar',
  pregunta: ({ nombre }: Llave) => `¿Quitar la llave «${nombre}»?`,
  efecto: 'Con ella ya no se podrá entrar. Podrá entrar con su contraseña o con otra llave.',
  si: 'Sí, quitar',
  no: 'No quitar',
  guardando: 'Guardando…',
  comprobando: 'Comprobando si se guardó…',
  hecho: (cambio: Cambio | null) => (cambio === null ? '' : done[cambio.tipo]),
  sinLlave: 'No se añadió ninguna llave. Puede intentarlo otra vez.',
  repetida: 'Este dispositivo ya tiene una llave suya: no hace falta otra.',
  noHecho: (cambio: Cambio | null): Notice => ({
    titulo: cambio === null ? '' : notDone[cambio.tipo],
    detalle: 'Inténtelo otra vez.',
  }),
  sinConfirmar: {
    titulo: 'No sabemos si el cambio se guardó',
    detalle: 'Revise su conexión e inténtelo otra vez.',
  },
} as const;
