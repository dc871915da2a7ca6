import { foldText } from '../../../domain/rules/lists/fold-text';

export interface Town {
  codigo: string;
  nombre: string;
  provincia: string;
}

export interface DemoProvider {
  codigo: string;
  clase: 'Medico' | 'Centro';
  tipo: string;
  especialidad: string | null;
  nombre: string;
  direccion: string;
  telefono: string;
  correo: string;
  municipio: string;
  regimenes: readonly string[];
  planes: readonly string[];
  plegado: string;
}

/** Somebody who looks for «cardiólogo Santiago» means what is done and where, not only a name. */
export const searchText = (name: string, { nombre, provincia }: Town, ...more: readonly string[]): string =>
  ` ${foldText([name, ...more, nombre, provincia].join(' '))}`;
