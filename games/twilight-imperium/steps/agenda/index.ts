// The procedures of the agenda phase by their names.
import { agenda } from './agenda.ts';
import { ballots } from './ballots.ts';
import { grant, muster, redistributeColony } from './directives.ts';
import { lookAtAgendas } from './look.ts';
import { agendaPhase, readyAfterAgendas } from './phase.ts';
import { payPredictions } from './predictions.ts';
import { afterVote, beforeVote, castVotes } from './votes.ts';

export const agendaSteps = {
  agendaPhase,
  readyAfterAgendas,
  agenda,
  beforeVote,
  castVotes,
  afterVote,
  ballots,
  payPredictions,
  lookAtAgendas,
  redistributeColony,
  muster,
  grant,
};
