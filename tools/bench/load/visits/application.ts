import * as v from 'valibot';
import { solicitudAfiliacion } from '../../../../domain/contract/formulario';
import { applicationOf } from '../../../../tests/server/applicant';
import { anybody, defineVisit, type Visit } from '../visit';
import { openPortal } from './entry';

/** The public application, read by some and sent by few. */
export const applicationVisits: readonly Visit[] = [
  defineVisit({
    name: 'public application',
    share: 0.9,
    calls: [
      ...openPortal.calls,
      'formularioPlanes',
      'nacionalidad',
      'parentesco',
      'dependientespermitidos',
      'formaspago',
      'frecuenciaspago',
      'catalogosintomaenfermedades',
      'solicitudAfiliacion',
    ],
    suits: anybody,
    go: async (visitor) => {
      await openPortal.go(visitor);
      await Promise.all([
        visitor.ask('formularioPlanes', {}),
        visitor.ask('nacionalidad', {}),
        visitor.ask('parentesco', { query: { esMasculino: true } }),
        visitor.ask('parentesco', { query: { esMasculino: false } }),
        visitor.ask('dependientespermitidos', {}),
        visitor.ask('formaspago', {}),
        visitor.ask('frecuenciaspago', {}),
        visitor.ask('catalogosintomaenfermedades', {}),
      ]);
      await visitor.pause();
      await visitor.pause();
      // One in six who read the form sends it.
      if (!visitor.isOneOf(1 / 6)) return;
      const correo = `solicitante.${Math.floor(visitor.random() * 1e12)}@carga.ejemplo.do`;
      await visitor.ask('solicitudAfiliacion', {
        body: v.parse(solicitudAfiliacion.body, applicationOf(3, { correo })),
      });
    },
  }),
];
