/** One plan of a member, with what may still be spent of it. */
export interface Plan {
  idTipoPlan: number | null;
  tipoPlan: string;
  estado: string;
  fechaAfiliacion: string;
  primeraDispersion: string;
  ultimaDispersion: string;
  inicioVigencia: string;
  finVigencia: string;
  balances: readonly {
    descripcion: string;
    idTipoBalance: number | null;
    montoTope: number | null;
    disponible: number | null;
    fechaRenovacion: string;
  }[];
}

interface Participant {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  parentesco: string;
  foto: string;
  mayorEdad: boolean;
}
interface Core {
  participantes: readonly Participant[];
}

/** A member with all that is known of them, as the page and its parts have it. */
export interface Profile {
  datosPersonales: {
    nombres: string;
    apellidos: string;
    sexo: string;
    estadoCivil: string;
    edad: string;
    fechaNacimiento: string;
    nacionalidad: string;
    documentoIdentidad: string;
    pasaporte: string;
    tipoAfiliacion: string;
    codigoAfiliado: string;
    regimen: string;
  };
  datosAfiliacion: readonly Plan[];
  nucleoFamiliar: Core;
  nucleoFamiliarComplementario: Core;
}
