import * as v from 'valibot';
import { endpoint } from './endpoint';
import { email } from './service-words';
import { affiliateCode, askedText, filled, flag } from './words';

export const consultarDispositivosSeguros = endpoint({
  method: 'GET',
  path: 'autenticacion/ConsultarDispositivosSeguros',
  access: 'member',
  affiliate: [{ in: 'query', field: 'idAfiliado', whose: 'self' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ idAfiliado: affiliateCode }),
  reply: v.object({ dispositivosSeguros: v.array(v.object({ identificadorDispositivo: filled })) }),
  envelope: ['result'],
});

export const solicitarOTPMedicamentos = endpoint({
  method: 'POST',
  path: 'autenticacion/medicamentos/solicitarOTPMedicamentos',
  access: 'member',
  affiliate: [{ in: 'body', field: 'IdAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'write',
  body: v.object({
    IdAfiliado: affiliateCode,
    Sistema: v.literal('OVA WEB'),
    IdentificadorDispositivo: askedText(100, 1),
    RegistrarDispositivoSeguro: flag,
    Correo: email,
  }),
  reply: v.object({ url: filled }),
  envelope: ['result'],
});
