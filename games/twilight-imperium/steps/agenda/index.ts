// The procedures of the agenda phase by their names.
import { agenda } from './agenda.ts';
import { grant, muster, redistributeColony } from './directives.ts';
import { lookAtAgendas } from './look.ts';
import { agendaPhase, readyAfterAgendas } from './phase.ts';
import { payPredictions } from './predictions.ts';
import { beforeVote, castVotes } from './votes.ts';

export const agendaSteps = {
  agendaPhase,
  readyAfterAgendas,
  agenda,
  beforeVote,
  castVotes,
  payPredictions,
  lookAtAgendas,
  redistributeColony,
  muster,
  grant,
};
