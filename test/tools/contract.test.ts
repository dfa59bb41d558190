import { tools } from '@/src/tools/index.ts';
import { areas } from '@/test/contracts/cases/index.ts';
import { toolContract } from '@/test/contracts/tool.ts';

toolContract(tools, areas);
