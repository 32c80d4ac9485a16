import Foundation
import PackagePlugin

/// Has `openapi-json` write `openapi.yaml` as JSON into a source of the target, whenever the file has changed.
@main
struct OpenAPIJSONPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let document = context.package.directoryURL.appending(path: "openapi.yaml")
        let source = context.pluginWorkDirectoryURL.appending(path: "OpenAPIDocument+JSON.swift")
        return [
            .buildCommand(
                displayName: "Writing openapi.yaml as JSON",
                executable: try context.tool(named: "openapi-json").url,
                arguments: [document.path, source.path],
                inputFiles: [document],
                outputFiles: [source]
            )
        ]
    }
}
