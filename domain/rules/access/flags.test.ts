import { expect, test } from 'vitest';
import { flagsOf } from './flags';

const off = {
  disponibleMedicamentos: false,
  verNotificaciones: false,
  verNucleoFamiliar: false,
  verPerfil: false,
  verRedesSociales: false,
};

test.each([
  ['[FLAG-02]', 'DISPONIBLE_MEDICAMENTOS', 'disponibleMedicamentos'],
  ['[FLAG-03]', 'VER_NOTIFICACIONES', 'verNotificaciones'],
  ['[FLAG-04]', 'VER_NUCLEO_FAMILIAR', 'verNucleoFamiliar'],
  ['', 'VER_PERFIL', 'verPerfil'],
  ['[FLAG-06]', 'VER_REDES_SOCIALES', 'verRedesSociales'],
])('%s %s appears as %s', (_, nombre, name) => {
  expect(flagsOf([{ nombre, esWeb: true }])).toEqual({ ...off, [name]: true });
});

test('[FLAG-07] a flag is on if listed with esWeb true; a missing, esWeb false or unknown flag is off', () => {
  expect(flagsOf([])).toEqual(off);
  expect(
    flagsOf([
      { nombre: 'VER_PERFIL', esWeb: false },
      { nombre: 'ver_perfil', esWeb: true },
      { nombre: 'OTRA', esWeb: true },
    ]),
  ).toEqual(off);
});
