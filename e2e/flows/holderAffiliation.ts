import type { holderAffiliationMachine } from '../../machines/holderAffiliation/holderAffiliation.machine';
import { holderAffiliationTexts as texts } from '../../src/flows/holderAffiliation/texts';
import { affiliationLabels as labels } from '../../src/texts/affiliation';
import { answers, choose } from '../paths/acts';
import { affiliationFlow, noneStored } from '../paths/affiliation';
import type { DescribedFlow } from '../paths/described';

export const holderAffiliationFlow: DescribedFlow<typeof holderAffiliationMachine> = affiliationFlow({
  name: 'holderAffiliation',
  texts,
  address: '/solicitudes?nueva=titular',
  create: 'solicitudAfiliacionTitular',
  borrador: { regimen: 'Contributivo', telefonoCelular: '809-555-0142', correo: 'ana@ejemplo.do' },
  contact: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
  photo: { of: 'la cédula', file: 'cedula.jpg', stored: 'la cédula', storedAs: 'Cedula.jpg' },
  acts: {
    'ESCRIBIR (régimen)': choose(labels.regimen, 'Contributivo'),
    'listo consultarRequisitos (la cédula)': answers('la cédula'),
    'listo buscarDocumentos (falta la cédula)': noneStored,
  },
});
