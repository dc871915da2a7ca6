import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { onboardingCheckFlow } from './onboardingCheck.rules';

const entrada = { codigoAfiliado: '1001', mostrada: false, ruta: '/' };

export const cases: FlowCases<typeof onboardingCheckFlow> = {
  machine: onboardingCheckFlow,
  starts: {
    'en el inicio': entrada,
    'tras entrar': { ...entrada, ruta: '/login' },
    'ya mostrada': { ...entrada, mostrada: true },
  },
  events: {
    NAVEGAR: {
      'a la entrada': { ruta: '/login' },
      'al inicio': { ruta: '/' },
      'al asistente': { ruta: '/onboarding' },
    },
  },
  replies: {
    consultarContacto: {
      'hacen falta': decodeReply(datoscontactos, { telefonoCelular: '', debeActualizarDatosContacto: true }),
      'no hacen falta': decodeReply(datoscontactos, { telefonoCelular: '', debeActualizarDatosContacto: false }),
    },
  },
  delays: { espera: 1500, limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
