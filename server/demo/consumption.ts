/** Type 6 is medication. */
export const demoTypes = [
  { codigo: '1', descripcion: 'Consulta ambulatoria' },
  { codigo: '2', descripcion: 'Laboratorio clínico' },
  { codigo: '3', descripcion: 'Imágenes diagnósticas' },
  { codigo: '4', descripcion: 'Emergencia' },
  { codigo: '5', descripcion: 'Internamiento' },
  { codigo: '6', descripcion: 'Medicamentos ambulatorios' },
  { codigo: '7', descripcion: 'Terapia física y rehabilitación' },
] as const;

/** Invented. The number is that of the provider. */
const places = {
  clinic: [
    ['3101', 'Centro Médico Las Palmas'],
    ['3102', 'Clínica Doctora Ñeca Peguero'],
    ['3103', 'Hospital General «El Buen Samaritano»'],
  ],
  laboratory: [
    ['3201', 'Laboratorio Clínico Jiménez & Báez'],
    ['3202', 'Laboratorio Amanecer, sucursal Santiago'],
  ],
  pharmacy: [
    ['3301', 'Farmacia San Rafael'],
    ['3302', 'Farmacia Popular El Conde'],
    ['3303', 'Farmacia Carolina, Plaza Central'],
  ],
} as const;

const placeOf = (type: string) => {
  if (type === '6') return places.pharmacy;
  return type === '2' ? places.laboratory : places.clinic;
};

/** The services of each member in the last year; other members used none. */
const years = [
  { codigo: '10000001', cuantos: 60, tipos: '1612613641267163' },
  { codigo: '10000011', cuantos: 9, tipos: '16414' },
  { codigo: '10000012', cuantos: 4, tipos: '142' },
  { codigo: '10000013', cuantos: 30, tipos: '16263167' },
  { codigo: '10000003', cuantos: 24, tipos: '166123' },
  { codigo: '10000005', cuantos: 7, tipos: '12' },
  { codigo: '10000010', cuantos: 3, tipos: '1' },
  { codigo: '10000033', cuantos: 6, tipos: '16' },
  { codigo: '10000034', cuantos: 8, tipos: '1632' },
] as const;

const dayMs = 86_400_000;

export interface DemoConsumption {
  auth: string;
  id_auth: string;
  codigo_afiliado: string;
  fecha: string;
  tipo: string;
  id_prestador: string;
  solicitante: string;
  estado: string;
  alto_costo: boolean;
}

/** Counted back from today (yyyy-MM-dd), so that the last twelve months are never empty. */
export const demoConsumption = (today: string): DemoConsumption[] =>
  years.flatMap(({ codigo, cuantos, tipos }, person) =>
    Array.from({ length: cuantos }, (_, index) => {
      const type = tipos[index % tipos.length] ?? '1';
      const offered = placeOf(type);
      const [provider, name] = offered[(index * 5 + person) % offered.length] ?? offered[0];
      const daysAgo = Math.floor((index * 358) / cuantos) + (index % 3);
      const number = `84${String((person + 1) * 1_000 + (cuantos - index)).padStart(6, '0')}`;
      return {
        auth: number,
        id_auth: number,
        codigo_afiliado: codigo,
        fecha: new Date(Date.parse(today) - daysAgo * dayMs).toISOString().slice(0, 10),
        tipo: type,
        id_prestador: provider,
        solicitante: name,
        estado: index === 0 ? 'Pendiente' : index % 13 === 5 ? 'Anulada' : 'Aprobada',
        alto_costo: type === '3' && index % 2 === 0,
      };
    }),
  );
