import { foldText } from '../lists/fold-text';

/** A row of the table of required documents. */
export interface TabledDocument {
  nombre: string;
  cantidad: number;
  requerido: boolean;
}

const needed = (nombre: string, cantidad: number): TabledDocument => ({ nombre, cantidad, requerido: true });

const basic = [needed('Indicación', 3), needed('Cédula', 2)];
const detailed = [
  needed('Copia de cédula', 2),
  needed('Historia clínica detallada', 5),
  needed('Indicación médica', 5),
  { nombre: 'Resultados de estudios anteriores', cantidad: 5, requerido: false },
];

const byType: Readonly<Record<string, readonly TabledDocument[]>> = {
  'estudio de imagenes': basic,
  laboratorios: basic,
  'endoscopia digestiva alta': detailed,
  colonoscopia: detailed,
  resonancias: detailed,
  tomografia: detailed,
  'terapia fisica': [
    needed('Copia de cédula', 2),
    needed('Indicación', 3),
    needed('Historia clínica', 5),
    needed('Referimiento del especialista', 5),
  ],
  'estudios ambulatorios': basic,
};

/** PREAUTH-17: of every other type. */
const others = [
  needed('Indicación', 3),
  needed('Historia clínica', 5),
  needed('Reporte de estudio', 5),
  needed('Cédula', 2),
];

/** The documents of a pre-authorization type if the service does not list any. */
export const preauthorizationDocuments = (tipo: string): readonly TabledDocument[] => {
  const name = foldText(tipo);
  return (Object.hasOwn(byType, name) ? byType[name] : undefined) ?? others;
};
