import { CaseSubmissionScreen } from '../../../src/flows/caseSubmission/CaseSubmissionScreen';
import type { caseSubmissionLogic } from '../../../src/flows/caseSubmission/wiring';
import { reimbursementTexts } from '../../../src/flows/reimbursement/texts';
import { RequestPage } from '../../../src/parts/requests/RequestPage';
import { Review } from '../../../src/parts/requests/Review';
import { useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';

/** The form of this request is another flow. */
const noFields = { table: { fields: [], groups: [], inGroup: () => [] }, titles: {}, labels: {}, shown: {} };

type Logic = ReturnType<typeof caseSubmissionLogic>;

const CaseSubmission = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow<Logic>(() => started);
  return (
    <RequestPage title={reimbursementTexts.titulo}>
      <CaseSubmissionScreen
        actor={actor}
        noCreada={reimbursementTexts.noCreada}
        review={(submission) => (
          <Review {...submission} {...noFields} noCreada={reimbursementTexts.noCreada} documents={null} />
        )}
      />
    </RequestPage>
  );
};

export const flowScreen: FlowScreen = {
  at: '/solicitudes?nueva=reembolso',
  draw: ({ started }) => <CaseSubmission started={started} />,
};
