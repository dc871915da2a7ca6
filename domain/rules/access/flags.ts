/** The flags that the portal knows, each with its name on the wire. */
export const flagNames = {
  disponibleMedicamentos: 'DISPONIBLE_MEDICAMENTOS',
  verNotificaciones: 'VER_NOTIFICACIONES',
  verNucleoFamiliar: 'VER_NUCLEO_FAMILIAR',
  verPerfil: 'VER_PERFIL',
  verRedesSociales: 'VER_REDES_SOCIALES',
} as const;

export type Flag = keyof typeof flagNames;
export type Flags = Readonly<Record<Flag, boolean>>;

/** A flag is on if listed with esWeb true, otherwise off. */
export const flagsOf = (listed: readonly { nombre: string; esWeb: boolean }[]): Flags => {
  const on = (name: string) => listed.some((flag) => flag.nombre === name && flag.esWeb);
  return {
    disponibleMedicamentos: on(flagNames.disponibleMedicamentos),
    verNotificaciones: on(flagNames.verNotificaciones),
    verNucleoFamiliar: on(flagNames.verNucleoFamiliar),
    verPerfil: on(flagNames.verPerfil),
    verRedesSociales: on(flagNames.verRedesSociales),
  };
};
