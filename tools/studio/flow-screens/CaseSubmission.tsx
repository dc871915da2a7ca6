import { CaseSubmissionScreen } from '../../../src/flows/caseSubmission/CaseSubmissionScreen';
import type { caseSubmissionLogic } from '../../../src/flows/caseSubmission/wiring';
import { reimbursementTexts } from '../../../src/flows/reimbursement/texts';
import { RequestPage } from '../../../src/parts/requests/RequestPage';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';

type Logic = ReturnType<typeof caseSubmissionLogic>;

const CaseSubmission = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow<Logic>(() => started);
  return (
    <RequestPage title={reimbursementTexts.titulo}>
      <CaseSubmissionScreen actor={actor} noCreada={reimbursementTexts.noCreada} />
    </RequestPage>
  );
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ started }) => <CaseSubmission started={started} />,
};
