export { bestSyntax, type CalibrationStep, calibrate, estimateCalibration } from './calibrate.ts';
export { takesConstraint } from './takes-constraint.ts';
export { type CalibrationTask, calibrationTasks } from './tasks.ts';
