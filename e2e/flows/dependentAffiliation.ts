import type { dependentAffiliationMachine } from '../../machines/dependentAffiliation/dependentAffiliation.machine';
import { dependentAffiliationTexts as texts } from '../../src/flows/dependentAffiliation/texts';
import { affiliationLabels as labels } from '../../src/texts/affiliation';
import { answers, write } from '../paths/acts';
import { affiliationFlow, noneStored } from '../paths/affiliation';
import type { DescribedFlow } from '../paths/described';

export const dependentAffiliationFlow: DescribedFlow<typeof dependentAffiliationMachine> = affiliationFlow({
  name: 'dependentAffiliation',
  texts,
  address: '/solicitudes?nueva=dependiente',
  create: 'solicitudAfiliacionDependiente',
  borrador: { institucion: 'Escuela Duarte', telefonoCelular: '809-555-0142', correo: 'ana@ejemplo.do' },
  contact: {
    telefonoCelular: '809-555-0142',
    telefonoResidencial: '809-555-0199',
    correoElectronico: 'ana@ejemplo.do',
  },
  photo: { of: 'un documento', file: 'acta.jpg', stored: 'los documentos', storedAs: 'Documentosdeldependi.jpg' },
  acts: {
    'ESCRIBIR (cédula)': write(labels.cedula, '40212345678'),
    'ESCRIBIR (nombre)': write(labels.nombre, 'Lía'),
    'ESCRIBIR (apellido)': write(labels.apellido, 'Peña'),
    'ESCRIBIR (institución)': write(labels.institucion, 'Escuela Duarte'),
    'listo consultarRequisitos (los documentos del dependiente)': answers('los documentos del dependiente'),
    'listo buscarDocumentos (no están)': noneStored,
  },
});
