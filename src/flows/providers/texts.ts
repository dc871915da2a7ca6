import type { ProviderSearchFault } from '../../../domain/rules/providers/provider-search';

/** Verbatim from the specification, including the space before the point. */
const fallo = 'Ha ocurrido un error, favor intentar nueva vez .'; // sic, PROV-16

export const providersTexts = {
  titulo: 'Red de Prestadores de Servicios de Salud',
  campo: {
    tipo: 'Tipo de prestador',
    nombre: 'Nombre de prestador',
    especialidad: 'Especialidad',
    plan: 'Plan',
    complementario: 'Plan complementario',
    provincia: 'Provincia',
    municipio: 'Municipio',
  },
  opcional: 'opcional',
  ejemplo: 'Ej.: Las Palmas',
  todos: 'Todos',
  todas: 'Todas',
  ninguno: 'Ninguno',
  elija: 'Elija',
  antesProvincia: 'Elija primero la provincia',
  desconocido: (codigo: string) => `Otro (código ${codigo})`,
  sinLista: 'Esta lista no se pudo cargar.',
  faltanListas: 'Algunas listas no se pudieron cargar. Puede buscar por nombre.',
  faltas: {
    faltaProvincia: 'Debe seleccionar la provincia',
    faltaMunicipio: 'Debe seleccionar el municipio',
  } satisfies Record<ProviderSearchFault, string>,

  cerca: 'Cerca de mí',
  buscandoCerca: 'Buscando…',
  cercaEncontrada: (municipio: string) => `Mostramos los de ${municipio}, que es lo más cercano.`,
  cercaDenegada: 'No tenemos permiso para ver dónde está. Elija la provincia y el municipio en los filtros.',
  cercaFuera: 'No parece estar cerca de ningún municipio del país. Elija la provincia y el municipio en los filtros.',
  cercaSinPosicion: 'No pudimos saber dónde está. Elija la provincia y el municipio en los filtros.',
  cercanos: 'Municipios cercanos',
  aKm: (municipio: string, km: number) => (km === 0 ? municipio : `${municipio} · a ${km} km`),
  cercaDetalle: 'No guardamos ni enviamos dónde está usted.',

  frecuentes: 'Lo que más se busca',
  dentista: 'Dentista',
  buscado: 'Filtros de esta búsqueda',
  quitar: (filtro: string) => `Quitar el filtro ${filtro}`,

  ultima: 'Su última búsqueda',
  repetir: 'Buscar otra vez',
  ultimaSinNombres: 'Con los mismos filtros de entonces.',
  unPrestador: 'Está viendo un solo prestador.',
  verOtros: 'Hacer otra búsqueda',

  resultados: 'Prestadores',
  resultadosEn: (lugar: string) => `Prestadores en ${lugar}`,
  columna: { prestador: 'Prestador', direccion: 'Dirección', telefono: 'Teléfono' },
  verDetalle: 'Ver detalle',
  verCoberturas: 'Ver coberturas',
  coberturasDe: (nombre: string) => `Ver coberturas, ${nombre}`,
  llamarA: (nombre: string, telefono: string) => `Llamar a ${nombre}, ${telefono}`,
  fallo,
  nadie: 'No se han encontrado prestadores',
  otrasPalabras: 'No encontramos nada con esas palabras. Pruebe con una: dentista, pediatra, farmacia.',

  medico: 'Médico',
  centro: 'Centro',
  claseYEspecialidad: (clase: string, especialidad: string) =>
    [clase, especialidad].filter((part) => part !== '').join(' · '),

  cargandoDetalle: 'Cargando los datos del prestador…',
  sinDatos: 'No se encontraron datos insertados',
  dato: {
    especialidad: 'Especialidad',
    direccion: 'Dirección',
    telefono: 'Teléfono',
    correo: 'Correo electrónico',
    regimenes: 'Regímenes disponibles',
  },
  centros: 'Centros relacionados',
  medicos: 'Médicos relacionados',
  llamar: (telefono: string) => `Llamar al ${telefono}`,
  whatsapp: (telefono: string) => `WhatsApp al ${telefono}`,
  comoLlegar: (sitio: string) => `Cómo llegar (abre ${sitio})`,
  compartir: 'Compartir',
  compartiendo: 'Compartiendo…',
  copiado: 'Datos copiados. Péguelos donde quiera compartirlos.',
  sinCompartir: 'Su navegador no permite compartir ni copiar. Puede seleccionar los datos y copiarlos usted.',
} as const;
